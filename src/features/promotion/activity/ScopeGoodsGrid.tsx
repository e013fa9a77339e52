import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatQuantity } from '#domain/money'
import { SkuPicker } from '#features/mall/goods/picker/SkuPicker'
import type { GridColumn } from '#shared/grid/gridTypes'
import { LineGrid } from '#shared/grid/LineGrid'
import { PictureCell } from '#shared/media/PictureCell'
import { type ScopeGoods, withPicked } from './model'

const COLUMNS: GridColumn<ScopeGoods>[] = [
  {
    field: 'goodsName',
    label: '商品名称',
    kind: 'readonly',
    width: 320,
    pinned: true,
    render: ({ goodsName, thumbnail }) => <PictureCell name={goodsName} image={thumbnail} />,
  },
  {
    field: 'originalPrice',
    label: '商品价格（元）',
    kind: 'readonly',
    width: 120,
    align: 'right',
    render: ({ originalPrice }) => formatMoney(originalPrice),
  },
  {
    field: 'quantity',
    label: '库存',
    kind: 'readonly',
    width: 100,
    align: 'right',
    render: ({ quantity }) => formatQuantity(quantity),
  },
]
const NO_ROWS: ScopeGoods[] = []

type Props = {
  disabled?: boolean
  /** Set by Form.Item. */
  id?: string
  value?: ScopeGoods[]
  onChange?: (rows: ScopeGoods[]) => void
}

/** The SKUs in the scope of an activity: picked, and removed one by one or several at once. */
export function ScopeGoodsGrid({ disabled = false, value = NO_ROWS, onChange, id }: Props) {
  const { t } = useTranslation()
  const chosen = useMemo(
    () => value.map(({ skuId, goodsName, thumbnail }) => ({ id: skuId, goodsName, thumbnail })),
    [value],
  )
  return (
    <LineGrid<ScopeGoods>
      id={id}
      caption={t('指定商品')}
      columns={COLUMNS}
      value={value}
      onChange={onChange}
      allowDelete={!disabled}
      disabled={disabled}
      height={value.length > 8 ? 420 : undefined}
      emptyText={t('还没有选择商品')}
      toolbar={
        <SkuPicker
          disabled={disabled}
          chosen={chosen}
          onPick={(picked) => onChange?.(withPicked(value, picked, (row) => row))}
        />
      }
    />
  )
}
