import { type Ref, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatQuantity } from '#domain/money'
import { translateMessage } from '#domain/text'
import { liveRules, priceTypes } from '#features/promotion/live/model'
import type { GridColumn, LineGridHandle } from '#shared/grid/gridTypes'
import { LineGrid } from '#shared/grid/LineGrid'
import { shownErrors } from '#shared/grid/shownErrors'
import { type LiveRow, rowErrors } from './liveRows'

const NO_ROWS: LiveRow[] = []

type Props = {
  /** Keys of the rows at the last save attempt: empty cells of others show no error yet. */
  triedRows: ReadonlySet<string>
  disabled?: boolean
  /** Set by Form.Item. */
  id?: string
  value?: LiveRow[]
  onChange?: (rows: LiveRow[]) => void
  ref?: Ref<LineGridHandle>
}

/** The SKUs to be handed in, with their live names and prices. */
export function LiveGoodsGrid({ triedRows, value = NO_ROWS, ...rest }: Props) {
  const { t } = useTranslation()
  const columns = useMemo(() => {
    const options = Object.entries(priceTypes).map(([code, { label }]) => ({ value: code, label: t(label) }))
    return COLUMNS.map((column) => (column.field === 'priceType' ? { ...column, options } : column))
  }, [t])
  // Checks are deferred, so that a keystroke renders only its own cell.
  const rows = useDeferredValue(value)
  const errors = useMemo(() => {
    const shown = shownErrors(rowErrors(rows), rows, triedRows)
    return Object.fromEntries(Object.entries(shown).map(([cell, error]) => [cell, translateMessage(t, error)]))
  }, [rows, triedRows, t])
  return (
    <LineGrid<LiveRow>
      {...rest}
      caption={t('提审的商品')}
      columns={columns}
      value={value}
      errors={errors}
      allowDelete
      height={value.length > 10 ? 460 : undefined}
      emptyText={t('先选择商品，再填写直播价格。再次选择时，已填写的保留。')}
    />
  )
}

const COLUMNS: GridColumn<LiveRow>[] = [
  {
    field: 'name',
    label: '商品名称',
    kind: 'text',
    width: 300,
    maxLength: liveRules.name.max,
    required: true,
    pinned: true,
  },
  {
    field: 'skuPrice',
    label: '商城价（元）',
    kind: 'readonly',
    width: 110,
    align: 'right',
    render: ({ skuPrice }) => formatMoney(skuPrice),
  },
  {
    field: 'quantity',
    label: '库存',
    kind: 'readonly',
    width: 90,
    align: 'right',
    render: ({ quantity }) => formatQuantity(quantity),
  },
  { field: 'priceType', label: '价格类型', kind: 'select', width: 110, required: true },
  { field: 'price', label: '一口价 / 最低价 / 原价（元）', kind: 'money', width: 150, required: true },
  {
    field: 'price2',
    label: '最高价 / 现价（元）',
    kind: 'money',
    width: 130,
    editable: ({ priceType }) => priceType !== '1',
  },
]
