import { decimal, fixed } from '#domain/money'
import type { Text } from '#domain/text'
import type { ChosenSku } from '#features/mall/goods/model'
import { commissionAt, commissionError, type DistributionGoods, rateOf } from './model'

/** A SKU in the grid of commissions; `id` is '' until it is added. Both figures are texts as typed. */
export type CommissionRow = {
  key: string
  id: string
  skuId: string
  goodsName: string
  specs: string
  thumbnail: string
  price: string | null
  commission: string
  rate: string
  /** The figures before the last edit, which tell what was typed. */
  before: { commission: string; rate: string }
  /** Why the server refused it; cleared by the next edit. */
  reason: string
}

/** How figures are set in all rows: yuan, or percent of each price. */
export type CommissionWay = 'rate' | 'amount'

/** The row of a SKU to add. */
export function rowOfSku(sku: ChosenSku): CommissionRow {
  const { id: skuId, goodsName, simpleSpecs = '', thumbnail = '', price = null } = sku
  return settled({ ...EMPTY, key: skuId, skuId, goodsName, specs: simpleSpecs.trim(), thumbnail, price })
}

/** The row of a SKU that distributors sell. */
export function rowOfGoods(goods: DistributionGoods): CommissionRow {
  const { id, skuId, goodsName, specs, thumbnail, price, rate } = goods
  const commission = goods.commission === null ? '' : fixed(goods.commission, 2)
  return settled({ ...EMPTY, key: skuId, id, skuId, goodsName, specs, thumbnail, price, commission, rate })
}

/** The rows of a new choice: those that were there keep what was typed. */
export function rowsOfChoice(rows: readonly CommissionRow[], chosen: readonly ChosenSku[]): CommissionRow[] {
  const known = new Map(rows.map((row) => [row.skuId, row]))
  return chosen.map((sku) => known.get(sku.id) ?? rowOfSku(sku))
}

/**
 * Computes the figure that was not typed. A commission wins over a percentage that is pasted with it: it is what is
 * sent.
 */
export function linked(row: CommissionRow): CommissionRow {
  const { commission, rate, price, before } = row
  if (isOther(commission, before.commission)) return settled({ ...row, rate: rateOf(commission, price), reason: '' })
  if (!isOther(rate, before.rate)) return row
  return settled({ ...row, commission: commissionAt(rate, price), reason: '' })
}

/** Sets one figure in all rows. */
export function setAll(rows: readonly CommissionRow[], way: CommissionWay, figure: string): CommissionRow[] {
  const value = fixed(decimal(figure) ?? 0, 2)
  return rows.map((row) =>
    way === 'rate'
      ? settled({ ...row, rate: value, commission: commissionAt(value, row.price), reason: '' })
      : settled({ ...row, commission: value, rate: rateOf(value, row.price), reason: '' }),
  )
}

/** The errors of the rows, by `${key}.commission`. */
export function rowErrors(rows: readonly CommissionRow[]): Record<string, Text> {
  return Object.fromEntries(
    rows.flatMap(({ key, commission, price }) => {
      const error = commissionError(commission, price)
      return error ? [[`${key}.commission`, error]] : []
    }),
  )
}

/** The call of a valid row. */
export function requestOf({ id, skuId, commission }: CommissionRow) {
  return { id, skuId, commission: fixed(commission, 2) }
}

const EMPTY = { id: '', commission: '', rate: '', before: { commission: '', rate: '' }, reason: '' }

function settled(row: CommissionRow): CommissionRow {
  return { ...row, before: { commission: row.commission, rate: row.rate } }
}

/** Whether a figure was edited: padding to its decimals is none. */
function isOther(typed: string, before: string): boolean {
  const [a, b] = [decimal(typed), decimal(before)]
  return a && b ? !a.eq(b) : typed.trim() !== before.trim()
}
