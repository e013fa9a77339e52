import { type ReactNode, type Ref, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatPercent, formatQuantity } from '#domain/money'
import { type Errors, type Text, translateMessage } from '#domain/text'
import { wireText } from '#domain/wire'
import type { GoodsSku } from '#features/mall/goods/model'
import { SkuPicker } from '#features/mall/goods/picker/SkuPicker'
import { joinError, saidCost, type Venue } from '#features/mall/sale/model'
import type { GridColumn, LineGridHandle } from '#shared/grid/gridTypes'
import { LineGrid } from '#shared/grid/LineGrid'
import { keysOf, shownErrors } from '#shared/grid/shownErrors'
import { PictureCell } from '#shared/media/PictureCell'
import textStyles from '#shared/ui/text.module.css'
import { discountText, marginOf, type PriceGoods, withBatch, withPicked } from './model'
import { PriceBatch } from './PriceBatch'
import styles from './PriceGridSection.module.css'

const NONE: ReadonlySet<string> = new Set()

const GOODS: GridColumn<PriceGoods> = {
  field: 'goodsName',
  label: '商品名称',
  kind: 'readonly',
  width: 200,
  pinned: true,
  render: ({ goodsName, thumbnail }) => <PictureCell name={goodsName} image={thumbnail} />,
}

/** A figure that is shown beside the price. */
function figure(
  field: GridColumn<PriceGoods>['field'],
  label: string,
  width: number,
  render: (row: PriceGoods) => ReactNode,
): GridColumn<PriceGoods> {
  return { field, label, kind: 'readonly', width, align: 'right', render }
}

const LIST_PRICE = figure('originalPrice', '原价（元）', 92, ({ originalPrice }) => formatMoney(originalPrice))
const STOCK = figure('quantity', '库存', 68, ({ quantity }) => formatQuantity(quantity))
const MARGIN = figure('margin', '毛利率', 72, (row) => {
  const margin = marginOf(row)
  return margin ? <span className={margin.lt(0) ? textStyles.negative : undefined}>{formatPercent(margin)}</span> : '—'
})

type Props<Row extends PriceGoods> = {
  caption: string
  /** Header of the price, e.g. 拼团价（元）. */
  priceLabel: string
  /** Header of the pieces set aside; none by default. */
  stockLabel?: string
  /** What the price is compared with, beside it, and further columns of the kind. */
  limits?: readonly GridColumn<Row>[]
  columns?: readonly GridColumn<Row>[]
  /** Whether a row can no longer be changed. */
  isLocked?: (row: Row) => boolean
  /** The kind of activity: not every product may take part. */
  venue: Venue
  /** Why a SKU that may take part cannot be picked. */
  refuse?: (sku: GoodsSku) => Text | null
  /** A picked SKU as a row. */
  toRow: (goods: PriceGoods) => Row
  /** Errors by `${key}.${field}`. */
  check: (rows: readonly Row[]) => Errors
  /** Whether a save was tried: empty cells show their error from then on. */
  isTried: boolean
  toolbar?: ReactNode
  /** Set by Form.Item. */
  id?: string
  value?: Row[]
  onChange?: (rows: Row[]) => void
  ref?: Ref<LineGridHandle>
}

const never = () => false

/** SKUs with the prices of an activity: picked, priced one by one, by paste, or all at once. */
export function PriceGridSection<Row extends PriceGoods>(props: Props<Row>) {
  const { caption, priceLabel, stockLabel, limits, columns: further, isLocked = never, venue, refuse, toRow } = props
  const { check, isTried, toolbar, value = [], onChange, id, ref } = props
  const { t } = useTranslation()
  const hasCost = value.some(({ cost }) => saidCost(cost ?? '') !== null)
  // What decides comes first: at 1200 px the last columns are reached by scrolling.
  const columns = useMemo(() => {
    const isOpen = (row: Row) => !isLocked(row)
    const price: GridColumn<Row> = {
      field: 'price',
      label: priceLabel,
      kind: 'money',
      width: 112,
      required: true,
      editable: isOpen,
    }
    const stock: GridColumn<Row>[] = stockLabel
      ? [{ field: 'stock', label: stockLabel, kind: 'integer', width: 92, required: true, editable: isOpen }]
      : []
    const shown = (...columns: GridColumn<PriceGoods>[]) => columns as unknown as GridColumn<Row>[]
    const discount = figure('discount', '折扣', 74, (row) => translateMessage(t, discountText(row)))
    return [
      ...[...shown(GOODS), price, ...(limits ?? []), ...shown(LIST_PRICE, discount), ...stock, ...shown(STOCK)],
      ...[...shown(...(hasCost ? [MARGIN] : [])), ...(further ?? [])],
    ]
  }, [priceLabel, stockLabel, limits, further, isLocked, hasCost, t])
  const rows = useDeferredValue(value)
  const errors = useMemo(() => {
    const found = shownErrors(check(rows), rows, isTried ? keysOf(rows) : NONE)
    return Object.fromEntries(Object.entries(found).map(([cell, error]) => [cell, translateMessage(t, error)]))
  }, [rows, check, isTried, t])
  const chosen = useMemo(
    () => value.map(({ skuId, goodsName, thumbnail }) => ({ id: skuId, goodsName, thumbnail })),
    [value],
  )
  return (
    <>
      {value.some((row) => !isLocked(row)) && (
        <PriceBatch
          hasStock={stockLabel !== undefined}
          onSet={(batch) => onChange?.(value.map((row) => (isLocked(row) ? row : withBatch(row, batch))))}
        />
      )}
      <LineGrid<Row>
        id={id}
        ref={ref}
        caption={caption}
        columns={columns}
        value={value}
        onChange={onChange}
        errors={errors}
        allowDelete
        height={value.length > 8 ? 460 : undefined}
        emptyText={t('还没有选择商品')}
        toolbar={
          <div className={styles.tools}>
            <SkuPicker
              chosen={chosen}
              refuse={(sku) => joinError(venue, sku) ?? refuse?.(sku) ?? null}
              onPick={(picked) =>
                onChange?.(
                  withPicked(value, picked, (goods, { cost, lowestDealPrice }) =>
                    toRow({
                      ...goods,
                      price: '',
                      stock: '',
                      discount: '',
                      cost: wireText(cost),
                      lowest: wireText(lowestDealPrice),
                    }),
                  ),
                )
              }
            />
            {toolbar}
          </div>
        }
      />
    </>
  )
}
