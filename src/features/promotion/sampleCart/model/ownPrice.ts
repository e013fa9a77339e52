import { type Decimal, fixed, formatQuantity, round, sum } from '#domain/money'
import { type Text, text } from '#domain/text'
import { type Activity, isCovered, sessionAt } from '#features/mall/activity/model'
import type { CartLine, CartOptions, PricedLine, Verdict } from '#features/mall/activity/model/cart'
import { joinError } from '#features/mall/sale/model'
import { amountOf, discountOf, GROUP_ONLY, NO_PRODUCT, no, notRunning, yes, ZERO } from './verdict'

/** An activity with prices of its own: the price of each SKU of the cart that it applies to. */
export type PriceVerdict = {
  verdict: Verdict
  activity: Activity
  prices: ReadonlyMap<string, string>
  /** Why the cart cannot be bought while it runs: more pieces than were set aside for it. */
  refusal: Text | null
}

/** Judges a seckill or a group-buy. */
export function priceVerdict(activity: Activity, lines: readonly PricedLine[], options: CartOptions): PriceVerdict {
  const refused = (reason: Text, refusal: Text | null = null) => ({
    verdict: no(activity, reason),
    activity,
    prices: new Map<string, string>(),
    refusal,
  })
  const isGroup = activity.promotionType === 'PINTUAN'
  if (isGroup && !options.isGroupBuy) return refused(text('只在参团购买时生效'))
  if (!isGroup && options.isGroupBuy) return refused(GROUP_ONLY)
  const waiting = notRunning(activity, options.moment)
  if (waiting) return refused(waiting)
  const session = isGroup ? null : sessionAt(activity.hours, options.moment)
  const known = activity.promotionGoodsList.filter(({ skuId }) =>
    lines.some((line) => line.skuId === skuId && !joinError(activity.promotionType, line)),
  )
  const rows = isGroup ? known : known.filter(({ timeLine }) => timeLine === session)
  if (known.length === 0) return refused(barred(activity, lines) ?? NO_PRODUCT)
  if (rows.length === 0) return refused(text('适用的商品不在当前场次'))
  const numOf = (skuId: string) => lines.find((line) => line.skuId === skuId)?.num ?? 0
  const limit = activity.limitNum ?? 0
  if (isGroup && limit > 0 && rows.every(({ skuId }) => numOf(skuId) > limit))
    return refused(text('超过每人限购数量 {{limit}}', { limit }))
  // A mall does not sell the rest at the list price: the line cannot be ordered.
  const short = isGroup
    ? undefined
    : rows.find(({ skuId, quantity }) => quantity !== null && amountOf(quantity).lt(numOf(skuId)))
  const refusal = short ? text('超过秒杀库存 {{quantity}}', { quantity: formatQuantity(short.quantity) }) : null
  if (refusal) return refused(text('活动库存不足'), refusal)
  const prices = new Map(rows.map(({ skuId, price }) => [skuId, price ?? '0']))
  const discount = sum(lines.map((line) => priceOff(line, prices.get(line.skuId))))
  return { verdict: yes(activity, discount), activity, prices, refusal }
}

/** What the price of an activity takes off a line. A price above the list price takes nothing. */
function priceOff({ price, num }: CartLine, own: string | undefined): Decimal {
  if (own === undefined) return ZERO
  const off = amountOf(price).minus(amountOf(own)).times(num)
  return off.gt(0) ? round(off, 2) : ZERO
}

/** Why the products of the cart that an activity covers may not take part; null where it covers none. */
function barred(activity: Activity, lines: readonly PricedLine[]): Text | null {
  const covered = lines.find((line) => isCovered(activity, line))
  return covered ? joinError(activity.promotionType, covered) : null
}

/** Why a cart cannot be bought by joining a group: it takes one product of a group that runs, within its limit. */
export function groupError(lines: readonly CartLine[], verdicts: readonly PriceVerdict[]): Text | null {
  const [line, ...others] = lines
  if (!line) return null
  if (others.length > 0) return text('参团一次只能买一种商品')
  const groups = verdicts.filter(
    ({ activity: { promotionType, promotionGoodsList } }) =>
      promotionType === 'PINTUAN' && promotionGoodsList.some(({ skuId }) => skuId === line.skuId),
  )
  if (groups.some(({ prices }) => prices.has(line.skuId))) return null
  return joinError('PINTUAN', line) ?? groups[0]?.verdict.reason ?? text('没有这个商品的拼团')
}

/** A line at the price of the first activity that has one for it. */
export function withPrice<Line extends CartLine>(
  line: PricedLine<Line>,
  verdicts: readonly PriceVerdict[],
): PricedLine<Line> {
  const found = verdicts.find(({ prices }) => prices.has(line.skuId))
  if (!found) return line
  const off = priceOff(line, found.prices.get(line.skuId))
  return {
    ...line,
    flowPrice: fixed(amountOf(line.subTotal).minus(off), 2),
    discounts: [discountOf(found.activity, off)],
  }
}
