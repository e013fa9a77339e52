import { decimal, fixed, sum } from '#domain/money'
import type { DecimalText } from '#domain/wire'
import { MOST_SOLD, type SoldGoods } from '#features/overview/statistics/model'

/** A product of the shop with its stock now: that of all its SKUs. */
export type Stocked = { id: string; goodsName: string; thumbnail: string; goodsUnit: string; quantity: DecimalText }

/** Why a product has no days of stock: nothing of it sold, or it is no longer among the shop's products. */
export type StockState = '' | 'UNSOLD' | 'DELETED'

/** A product with what sold of it in a period and its stock now, in its own unit. */
export type StockTurnover = {
  goodsId: string
  goodsName: string
  thumbnail: string
  goodsUnit: string
  state: StockState
  num: DecimalText
  stock: DecimalText
  /** For how many days the stock lasts, when as much sells by the day as in the period; one decimal. */
  days: DecimalText
  /** How many times the stock sold in the period; two decimals, null without stock. */
  turnover: DecimalText
}

/** Whether a list of sold products holds all that sold. */
export function isAllSold(sold: readonly unknown[]): boolean {
  return sold.length < MOST_SOLD
}

/**
 * Stock against sales, those that run out first on top. Last are products without days: deleted ones, then those in
 * stock of which nothing sold, the most of them first. The latter are only known where `sold` holds all that sold.
 *
 * @param days those of the period so far
 */
export function stockTurnover(sold: readonly SoldGoods[], stocked: readonly Stocked[], days: number): StockTurnover[] {
  const stocks = new Map(stocked.map((goods) => [goods.id, goods]))
  const selling = sold.map((goods) => turnoverOf(goods, stocks.get(goods.goodsId), days))
  const known = new Set(sold.map(({ goodsId }) => goodsId))
  const unsold = isAllSold(sold)
    ? stocked.filter(({ id, quantity }) => !known.has(id) && decimal(quantity)?.gt(0)).map(unsoldOf)
    : []
  return [
    ...selling.filter(({ days }) => days !== null).sort((a, b) => compared(a.days, b.days) || compared(b.num, a.num)),
    ...selling.filter(({ days }) => days === null),
    ...unsold.sort((a, b) => compared(b.stock, a.stock)),
  ]
}

function turnoverOf(goods: SoldGoods, stocked: Stocked | undefined, days: number): StockTurnover {
  const { goodsId, goodsName, thumbnail, num } = goods
  const [sold, stock] = [decimal(num), decimal(stocked?.quantity)]
  const isKnown = sold !== null && stock !== null
  return {
    goodsId,
    goodsName,
    thumbnail,
    goodsUnit: goods.goodsUnit || (stocked?.goodsUnit ?? ''),
    state: stocked ? '' : 'DELETED',
    num,
    stock: stocked?.quantity ?? null,
    days: isKnown && sold.gt(0) ? fixed(stock.times(days).div(sold), 1) : null,
    turnover: isKnown && stock.gt(0) ? fixed(sold.div(stock), 2) : null,
  }
}

function unsoldOf({ id, goodsName, thumbnail, goodsUnit, quantity }: Stocked): StockTurnover {
  return {
    goodsId: id,
    goodsName,
    thumbnail,
    goodsUnit,
    state: 'UNSOLD',
    num: '0' as DecimalText,
    stock: quantity,
    days: null,
    turnover: '0.00' as DecimalText,
  }
}

function compared(a: DecimalText, b: DecimalText): number {
  return sum([a]).cmp(sum([b]))
}
