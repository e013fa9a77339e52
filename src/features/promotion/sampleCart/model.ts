import { fixed, sum } from '#domain/money'
import type { Text } from '#domain/text'
import type { Activity, PromotionType } from '#features/mall/activity/model'
import {
  type CartLine,
  type CartOptions,
  lineError,
  linePrice,
  type PricedCart,
  type PricedLine,
} from '#features/mall/activity/model/cart'
import { groupError, priceVerdict, withPrice } from '#features/promotion/sampleCart/model/ownPrice'
import { couponOf, fullDiscountOf, lessOf } from '#features/promotion/sampleCart/model/terms'
import { amountOf, ZERO } from '#features/promotion/sampleCart/model/verdict'

/**
 * Prices a cart by its numbers and the shop's activities. The order of calculation: the list price, or the wholesale
 * tier that all pieces of the product reach; the price of a seckill session or a group; one full discount; one coupon.
 * Full discount and coupon both count the price before either: what they take off together is at most that price.
 * Joining a group excludes the full discount.
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
  const reduced = lessOf(priced, full)
  const listPriceOf = (skuId: string) => cart.find((line) => line.skuId === skuId)?.price ?? '0'
  const coupon = couponOf(of('COUPON'), priced, reduced, { ...options, listPriceOf })
  const lines = lessOf(reduced, coupon)
  const goodsPrice = sum(lines.map(({ subTotal }) => subTotal))
  const couponPrice = coupon.applied?.discount ?? ZERO
  const flowPrice = sum(lines.map((line) => line.flowPrice))
  const fullDiscount = full.applied?.activity ?? null
  const short = prices.find(({ refusal }) => refusal !== null)?.refusal ?? null
  return {
    lines,
    refusal: cartError(cart) ?? (options.isGroupBuy ? groupError(cart, prices) : short),
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
