import { type Decimal, divideAmount, fixed, formatMoney, round, sum } from '#domain/money'
import { type Text, text } from '#domain/text'
import { formatTime } from '#domain/time'
import {
  type Activity,
  isCovered,
  isInScope,
  type PromotionType,
  sessionAt,
  statusAt,
} from '#features/mall/activity/model'
import {
  type CartLine,
  type CartOptions,
  type Discount,
  lineError,
  linePrice,
  type PricedCart,
  type PricedLine,
  type Verdict,
} from '#features/mall/activity/model/cart'
import { activityKinds, activityName } from '#features/mall/activity/model/kind'
import { joinError } from '#features/mall/sale/model'
import { holdError } from '#features/promotion/sampleCart/model/coupon'

/**
 * Prices a cart by its numbers and the shop's activities. The order of calculation: the list price, or the wholesale
 * tier that all pieces of the product reach; the price of a seckill session or a group; one full discount; one coupon
 * on what is left. A product with an activity's price takes part in neither of the latter; joining a group excludes
 * everything else.
 */
export function priceCart<Line extends CartLine>(
  cart: readonly Line[],
  activities: readonly Activity[],
  options: CartOptions,
): PricedCart<Line> {
  const start = cart.map((line): PricedLine<Line> => {
    const price = linePrice(cart, line)
    const subTotal = fixed(amountOf(price).times(line.num), 2)
    return { ...line, price, subTotal, flowPrice: subTotal, discounts: [] }
  })
  const of = (type: PromotionType) => activities.filter(({ promotionType }) => promotionType === type)
  const prices = [...of('SECKILL'), ...of('PINTUAN')].map((activity) => priceVerdict(activity, start, options))
  const priced = start.map((line) => withPrice(line, prices))
  const full = fullDiscountOf(of('FULL_DISCOUNT'), priced, options)
  const reduced = spread(priced, full.applied)
  const coupon = couponOf(of('COUPON'), reduced, options)
  const lines = spread(reduced, coupon.applied)
  const goodsPrice = sum(lines.map(({ subTotal }) => subTotal))
  const couponPrice = coupon.applied?.discount ?? ZERO
  const flowPrice = sum(lines.map((line) => line.flowPrice))
  const fullDiscount = full.applied?.activity ?? null
  return {
    lines,
    refusal: cartError(cart) ?? (options.isGroupBuy ? groupError(cart, prices) : null),
    goodsPrice: fixed(goodsPrice, 2),
    discountPrice: fixed(goodsPrice.minus(flowPrice).minus(couponPrice), 2),
    couponPrice: fixed(couponPrice, 2),
    flowPrice: fixed(flowPrice, 2),
    isFreightFree: fullDiscount?.freeFreightFlag ?? false,
    fullDiscount,
    coupon: coupon.applied?.activity ?? null,
    verdicts: [...prices.map(({ verdict }) => verdict), ...full.verdicts, ...coupon.verdicts],
  }
}

function cartError(cart: readonly CartLine[]): Text | null {
  return cart.map((line) => lineError(cart, line)).find((error) => error !== null) ?? null
}

/** The discount of a full discount on an amount; 0 below its threshold. */
function fullDiscountOn(
  activity: Pick<Activity, 'fullMoney' | 'fullMinusFlag' | 'fullMinus' | 'fullRateFlag' | 'fullRate'>,
  amount: Decimal,
): Decimal {
  if (amount.lt(amountOf(activity.fullMoney))) return ZERO
  if (activity.fullRateFlag) return rateOff(amount, activity.fullRate)
  return activity.fullMinusFlag ? least(amountOf(activity.fullMinus), amount) : ZERO
}

/** The discount of a coupon on an amount; 0 below its threshold. */
function couponDiscountOn(
  activity: Pick<Activity, 'couponType' | 'price' | 'couponDiscount' | 'consumeThreshold'>,
  amount: Decimal,
): Decimal {
  if (amount.lt(amountOf(activity.consumeThreshold))) return ZERO
  return activity.couponType === 'DISCOUNT'
    ? rateOff(amount, activity.couponDiscount)
    : least(amountOf(activity.price), amount)
}

/** Nothing, yuan. */
const ZERO = sum([])
const TEN = sum(['10'])

/** What a rate takes off: 8.5 means that 85 % are paid. */
function rateOff(amount: Decimal, rate: string | null): Decimal {
  return round(amount.times(TEN.minus(rate ?? TEN)).div(10), 2)
}

/** A decimal text in yuan; none is 0. */
function amountOf(value: string | null): Decimal {
  return sum([value])
}

function least(a: Decimal, b: Decimal): Decimal {
  return a.lt(b) ? a : b
}

/** An activity with prices of its own: the price of each SKU of the cart that it applies to. */
type PriceVerdict = { verdict: Verdict; activity: Activity; prices: ReadonlyMap<string, string> }

/** Judges a seckill or a group-buy. */
function priceVerdict(activity: Activity, lines: readonly PricedLine[], options: CartOptions): PriceVerdict {
  const refused = (reason: Text) => ({ verdict: no(activity, reason), activity, prices: new Map<string, string>() })
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
  const inStock = rows.filter(
    ({ skuId, quantity }) => isGroup || quantity === null || amountOf(quantity).gte(numOf(skuId)),
  )
  if (inStock.length === 0) return refused(text('活动库存不足'))
  const prices = new Map(inStock.map(({ skuId, price }) => [skuId, price ?? '0']))
  const discount = sum(lines.map((line) => priceOff(line, prices.get(line.skuId))))
  return { verdict: yes(activity, discount), activity, prices }
}

/** What the price of an activity takes off a line. A price above the list price takes nothing. */
function priceOff({ price, num }: CartLine, own: string | undefined): Decimal {
  if (own === undefined) return ZERO
  const off = amountOf(price).minus(amountOf(own)).times(num)
  return off.gt(0) ? round(off, 2) : ZERO
}

/** Why a cart cannot be bought by joining a group: it takes one product of a group that runs, within its limit. */
function groupError(lines: readonly CartLine[], verdicts: readonly PriceVerdict[]): Text | null {
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
function withPrice<Line extends CartLine>(line: PricedLine<Line>, verdicts: readonly PriceVerdict[]): PricedLine<Line> {
  const found = verdicts.find(({ prices }) => prices.has(line.skuId))
  if (!found) return line
  const off = priceOff(line, found.prices.get(line.skuId))
  return {
    ...line,
    flowPrice: fixed(amountOf(line.subTotal).minus(off), 2),
    discounts: [discountOf(found.activity, off)],
  }
}

/** A discount on several lines, in proportion to their prices. */
type Applied = { activity: Activity; discount: Decimal; skuIds: ReadonlySet<string> }
type Choice = { applied: Applied | null; verdicts: Verdict[] }

/** The full discount that applies, and the verdicts on all. */
function fullDiscountOf(activities: readonly Activity[], lines: readonly PricedLine[], options: CartOptions): Choice {
  return bestOf(activities, (activity) => {
    if (options.isGroupBuy) return GROUP_ONLY
    const waiting = notRunning(activity, options.moment)
    if (waiting) return waiting
    return onLines(activity, lines, activity.fullMoney, (amount) => fullDiscountOn(activity, amount))
  })
}

/** The coupon that applies, and the verdicts on all. */
function couponOf(activities: readonly Activity[], lines: readonly PricedLine[], options: CartOptions): Choice {
  const { isGroupBuy, moment, coupon } = options
  const judge = (activity: Activity) => {
    if (isGroupBuy) return GROUP_ONLY
    return (
      notRunning(activity, moment) ??
      holdError(activity, options) ??
      onLines(activity, lines, activity.consumeThreshold, (amount) => couponDiscountOn(activity, amount))
    )
  }
  return bestOf(activities, judge, coupon)
}

/**
 * Of several activities of a kind only one applies: the chosen one, else the one with the largest discount, the earlier
 * of equals. None does where '' is chosen.
 */
function bestOf(
  activities: readonly Activity[],
  judge: (activity: Activity) => Text | Applied,
  chosen?: string,
): Choice {
  const judged = activities.map((activity) => ({ activity, found: judge(activity) }))
  const able = judged.flatMap(({ found }) => ('discount' in found ? [found] : []))
  const [first, ...others] = able
  const best = first && others.reduce((top, one) => (one.discount.gt(top.discount) ? one : top), first)
  const own = able.find(({ activity }) => activity.id === chosen)
  const used = chosen === '' ? undefined : (own ?? best)
  const name = used ? activityName(used.activity) : ''
  const passed = !used
    ? text('没有选用')
    : own
      ? text('已选用「{{name}}」', { name })
      : text('同类只取优惠最多的一个，已用「{{name}}」', { name })
  const verdicts = judged.map(({ activity, found }): Verdict => {
    if (!('discount' in found)) return no(activity, found)
    if (found === used) return yes(activity, found.discount)
    return { ...no(activity, passed), offered: fixed(found.discount, 2) }
  })
  return { applied: used ?? null, verdicts }
}

/** The discount on the lines in scope that have no price of another activity; else why there is none. */
function onLines(
  activity: Activity,
  lines: readonly PricedLine[],
  threshold: string | null,
  discountOn: (amount: Decimal) => Decimal,
): Text | Applied {
  const inScope = lines.filter((line) => isInScope(activity, line))
  if (inScope.length === 0) return barred(activity, lines) ?? NO_PRODUCT
  const free = inScope.filter(
    ({ discounts }) => !discounts.some(({ promotionType }) => activityKinds[promotionType].hasOwnPrices),
  )
  if (free.length === 0) return text('适用的商品已按活动价购买，不再叠加')
  const amount = sum(free.map(({ flowPrice }) => flowPrice))
  const lacking = amountOf(threshold).minus(amount)
  if (lacking.gt(0)) return text('还差 {{money}} 元', { money: formatMoney(lacking) })
  return { activity, discount: discountOn(amount), skuIds: new Set(free.map(({ skuId }) => skuId)) }
}

/** Why the products of the cart that an activity covers may not take part; null where it covers none. */
function barred(activity: Activity, lines: readonly PricedLine[]): Text | null {
  const covered = lines.find((line) => isCovered(activity, line))
  return covered ? joinError(activity.promotionType, covered) : null
}

/** Divides a discount over the lines it is for. */
function spread<Line extends CartLine>(
  lines: readonly PricedLine<Line>[],
  applied: Applied | null,
): PricedLine<Line>[] {
  if (!applied || applied.discount.eq(0)) return [...lines]
  const shared = lines.filter(({ skuId }) => applied.skuIds.has(skuId))
  const shares = divideAmount(
    applied.discount,
    shared.map(({ flowPrice }) => flowPrice),
  )
  const off = new Map(shared.map((line, at) => [line, amountOf(shares[at] ?? null)]))
  return lines.map((line) => {
    const share = off.get(line)
    if (!share) return line
    return {
      ...line,
      flowPrice: fixed(amountOf(line.flowPrice).minus(share), 2),
      discounts: [...line.discounts, discountOf(applied.activity, share)],
    }
  })
}

function discountOf(activity: Activity, discount: Decimal): Discount {
  const { promotionType, id } = activity
  return { promotionType, promotionId: id, promotionName: activityName(activity), discountPrice: fixed(discount, 2) }
}

const NO_PRODUCT = text('没有适用的商品')
const GROUP_ONLY = text('参团购买不与其他活动同享')

function notRunning(activity: Activity, moment: string): Text | null {
  const status = statusAt(activity, moment)
  if (status === 'CLOSE') return text('活动已关闭')
  if (status === 'END') return text('活动已结束')
  return status === 'NEW' ? text('{{time}} 开始', { time: formatTime(activity.startTime, 'MM-DD HH:mm') }) : null
}

function yes(activity: Activity, discount: Decimal): Verdict {
  const discountPrice = fixed(discount, 2)
  return { activity, isApplied: true, reason: text('适用'), discountPrice, offered: discountPrice }
}

function no(activity: Activity, reason: Text): Verdict {
  return { activity, isApplied: false, reason, discountPrice: '0.00', offered: null }
}
