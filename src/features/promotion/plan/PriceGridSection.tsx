import { type ReactNode, type Ref, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatQuantity } from '#domain/money'
import { type Errors, say, text } from '#domain/text'
import type { GoodsSku } from '#features/mall/goods/model'
import { SkuPickerButton } from '#features/mall/goods/picker/SkuPicker'
import type { GridColumn, LineGridHandle } from '#shared/grid/gridTypes'
import { LineGrid } from '#shared/grid/LineGrid'
import { keysOf, shownErrors } from '#shared/grid/shownErrors'
import { PictureCell } from '#shared/media/PictureCell'
import { discountText, type PriceGoods, withPicked } from './model'
import { PriceBatch } from './PriceBatch'

const NO_ROWS: PriceGoods[] = []
const NONE: ReadonlySet<string> = new Set()

/** The columns that all price grids begin with. */
const COMMON: GridColumn<PriceGoods>[] = [
  {
    field: 'goodsName',
    label: '商品名称',
    kind: 'readonly',
    width: 260,
    pinned: true,
    render: ({ goodsName, thumbnail }) => <PictureCell name={goodsName} image={thumbnail} />,
  },
  {
    field: 'originalPrice',
    label: '原价（元）',
    kind: 'readonly',
    width: 110,
    align: 'right',
    render: ({ originalPrice }) => formatMoney(originalPrice),
  },
  {
    field: 'quantity',
    label: '库存',
    kind: 'readonly',
    width: 90,
    align: 'right',
    render: ({ quantity }) => formatQuantity(quantity),
  },
]

type Props = {
  caption: string
  /** Header of the price, e.g. 拼团价（元）. */
  priceLabel: string
  /** Header of the pieces set aside; none by default. */
  stockLabel?: string
  /** Errors by `${key}.${field}`. */
  check: (rows: readonly PriceGoods[]) => Errors
  /** Whether a save was tried: empty cells show their error from then on. */
  isTried: boolean
  toolbar?: ReactNode
  disabled?: boolean
  /** Set by Form.Item. */
  id?: string
  value?: PriceGoods[]
  onChange?: (rows: PriceGoods[]) => void
  ref?: Ref<LineGridHandle>
}

/** SKUs with the prices of an activity: picked, priced one by one, by paste, or all at once. */
export function PriceGrid(props: Props) {
  const {
    caption,
    priceLabel,
    stockLabel,
    check,
    isTried,
    toolbar,
    disabled,
    value = NO_ROWS,
    onChange,
    id,
    ref,
  } = props
  const { t } = useTranslation()
  const columns = useMemo(
    (): GridColumn<PriceGoods>[] => [
      ...COMMON,
      { field: 'price', label: priceLabel, kind: 'money', width: 120, required: true },
      {
        field: 'discount',
        label: '折扣',
        kind: 'readonly',
        width: 80,
        align: 'right',
        render: (row) => say(t, discountText(row)),
      },
      ...(stockLabel
        ? [{ field: 'stock', label: stockLabel, kind: 'integer', width: 110, required: true } as const]
        : []),
    ],
    [priceLabel, stockLabel, t],
  )
  const rows = useDeferredValue(value)
  const errors = useMemo(() => {
    const found = shownErrors(check(rows), rows, isTried ? keysOf(rows) : NONE)
    return Object.fromEntries(Object.entries(found).map(([cell, error]) => [cell, say(t, error)]))
  }, [rows, check, isTried, t])
  const chosen = useMemo(
    () => value.map(({ skuId, goodsName, thumbnail }) => ({ id: skuId, goodsName, thumbnail })),
    [value],
  )
  return (
    <>
      {!disabled && value.length > 0 && (
        <PriceBatch hasStock={stockLabel !== undefined} rows={value} onSet={(next) => onChange?.(next)} />
      )}
      <LineGrid<PriceGoods>
        id={id}
        ref={ref}
        caption={caption}
        columns={columns}
        value={value}
        onChange={onChange}
        errors={errors}
        allowDelete={!disabled}
        disabled={disabled}
        height={value.length > 8 ? 460 : undefined}
        emptyText={t('还没有选择商品')}
        toolbar={
          <>
            <SkuPickerButton
              disabled={disabled}
              chosen={chosen}
              refuse={refuseWholesale}
              onPick={(picked) =>
                onChange?.(withPicked(value, picked, (goods) => ({ ...goods, price: '', stock: '', discount: '' })))
              }
            />
            {toolbar}
          </>
        }
      />
    </>
  )
}

/** Wholesale goods have prices by quantity: the mall's service refuses them in activities with prices. */
function refuseWholesale({ salesModel }: GoodsSku) {
  return salesModel === 'WHOLESALE' ? text('批发商品无法参加促销') : null
}
