import { formatMoney } from '#domain/money'
import type { TierInput } from '#features/mall/goods/model/checks'
import { type GoodsValues, salesModelOf } from '#features/mall/goods/publish/goodsValues'
import type { GridColumn } from '#shared/grid/gridTypes'
import { type SkuFigures, type SkuRow, SPEC_COLUMNS } from './skuMatrix'

/** What decides the columns of the matrix. */
type SkuKind = Pick<GoodsValues, 'goodsType' | 'salesModel'> & {
  specNames: readonly string[]
  tiers: readonly TierInput[]
  tierHead: (num: string) => string
}

/** The editable figures of a kind of product, with their labels: wholesale goods have no price and weight per SKU. */
export function skuFigures(kind: Pick<SkuKind, 'goodsType' | 'salesModel'>): (readonly [keyof SkuFigures, string])[] {
  const isWholesale = salesModelOf(kind) === 'WHOLESALE'
  const isPhysical = kind.goodsType !== 'VIRTUAL_GOODS'
  return [
    ...(isWholesale ? [] : [['price', '价格（元）'] as const]),
    ...(isPhysical && !isWholesale ? [['weight', '重量（kg）'] as const] : []),
    ['quantity', '库存'],
    ['alertQuantity', '库存预警'],
    ['sn', '货号'],
  ]
}

const TIER_COLUMNS = ['cost', 'price', 'weight'] as const

const KINDS: Record<keyof SkuFigures, Partial<GridColumn<SkuRow>> & Pick<GridColumn<SkuRow>, 'kind' | 'width'>> = {
  price: { kind: 'money', width: 120, required: true },
  weight: { kind: 'quantity', width: 110, scale: (row) => decimalsOf(row.weight), required: true },
  quantity: { kind: 'integer', width: 110, required: true },
  alertQuantity: { kind: 'integer', width: 110 },
  sn: { kind: 'text', width: 180, maxLength: 30, required: true },
}

/** The columns of the matrix: the values of the specs, the prices of the tiers, and the editable figures. */
export function skuColumns(kind: SkuKind): GridColumn<SkuRow>[] {
  const isWholesale = salesModelOf(kind) === 'WHOLESALE'
  const specs = kind.specNames.map(
    (label, at): GridColumn<SkuRow> => ({
      field: SPEC_COLUMNS[at] ?? 'spec0',
      label,
      kind: 'readonly',
      width: 120,
      pinned: at < 2,
    }),
  )
  const tiers = isWholesale
    ? kind.tiers.map(
        ({ num, price }, at): GridColumn<SkuRow> => ({
          // Any field that wholesale goods do not show: the cell renders the tier's price.
          field: TIER_COLUMNS[at] ?? 'cost',
          label: kind.tierHead(num),
          kind: 'readonly',
          width: 130,
          align: 'right',
          render: () => formatMoney(price),
        }),
      )
    : []
  const figures = skuFigures(kind).map(([name, label]): GridColumn<SkuRow> => ({ field: name, label, ...KINDS[name] }))
  return [...specs, ...tiers, ...figures]
}

/** A weight keeps its own decimals, up to three. */
function decimalsOf(weight: string): number {
  return Math.min(3, weight.split('.')[1]?.length ?? 0)
}
