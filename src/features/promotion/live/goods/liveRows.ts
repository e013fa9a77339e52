import { memoizeByRef } from '#domain/memoizeByRef'
import { fixed, realDecimal } from '#domain/money'
import { type Errors, type Text, text } from '#domain/text'
import type { ChosenSku } from '#features/mall/goods/model'
import { priceRange } from '#features/mall/sale/model'
import { type LiveGoodsInput, miniProgramPath, type PriceType, validateLiveGoods } from '#features/promotion/live/model'

/** A SKU to be handed in, as a line of the grid; `skuPrice` is what the shop asks for it. */
export type LiveRow = Omit<LiveGoodsInput, 'priceType' | 'url'> & { key: string; skuPrice: string; priceType: string }

/** The lines of the chosen SKUs: those that are there stay as they were typed. */
export function rowsOf(chosen: readonly ChosenSku[], rows: readonly LiveRow[]): LiveRow[] {
  return chosen.map((sku) => rows.find(({ skuId }) => skuId === sku.id) ?? newRow(sku))
}

function newRow({ id, goodsId = '', goodsName, thumbnail = '', quantity, ...sku }: ChosenSku): LiveRow {
  const price = realDecimal(sku.price)?.toFixed(2) ?? ''
  const own = { key: id, skuId: id, goodsId, name: goodsName, goodsImage: thumbnail, quantity: quantity ?? '' }
  return { ...own, skuPrice: price, ...proposedPrice(price, sku.wholesaleList) }
}

/** The price of a SKU, of wholesale goods the range of their tiers. */
function proposedPrice(price: string, wholesaleList: ChosenSku['wholesaleList'] = []) {
  const { lowest, highest } = priceRange({ price, wholesaleList })
  if (lowest === highest) return { priceType: '1', price: lowest, price2: '' }
  return { priceType: '2', price: fixed(lowest, 2), price2: fixed(highest, 2) }
}

/** The lines as the picker shows what is chosen. */
export function chosenOf(rows: readonly LiveRow[]): ChosenSku[] {
  return rows.map(({ skuId, goodsId, name, goodsImage, skuPrice }) => {
    return { id: skuId, goodsId, goodsName: name, thumbnail: goodsImage, price: skuPrice }
  })
}

/** A line with a price type; a type with one price has no second one. */
export function withType(row: LiveRow, priceType: string): LiveRow {
  return { ...row, priceType, price2: priceType === '1' ? '' : row.price2 }
}

/** The lines as they are sent. */
export function inputsOf(rows: readonly LiveRow[]): LiveGoodsInput[] {
  return rows.map(({ key: _, skuPrice: _price, ...row }) => ({
    ...row,
    name: row.name.trim(),
    priceType: Number(row.priceType) as PriceType,
    price2: row.priceType === '1' ? '' : row.price2,
    url: miniProgramPath(row),
  }))
}

const errorsOfRow = memoizeByRef((row: LiveRow) =>
  Object.entries(validateLiveGoods({ ...row, priceType: Number(row.priceType) as PriceType })),
)

/** Errors of the lines by cell, `row.key.field`. */
export const rowErrors = memoizeByRef(
  (rows: readonly LiveRow[]): Errors =>
    Object.fromEntries(
      rows.flatMap((row) => errorsOfRow(row).map(([name, error]) => [`${row.key}.${name}`, error] as const)),
    ),
)

/** Maximum number of SKUs that are handed in at once. */
export const MAX_LIVE_ROWS = 200

/** The error of all lines together. */
export function rowsError(rows: readonly LiveRow[]): Text | null {
  if (rows.length === 0) return text('请选择商品')
  if (rows.length > MAX_LIVE_ROWS) return text('一次最多提审{{max}}个商品', { max: MAX_LIVE_ROWS })
  const count = Object.keys(rowErrors(rows)).length
  return count > 0 ? text('有{{count}}处需要修正', { count }) : null
}
