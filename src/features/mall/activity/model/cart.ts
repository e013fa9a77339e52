import { formatQuantity, sum } from '#domain/money'
import { type Text, text } from '#domain/text'
import type { Activity, PromotionType, ScopedProduct } from '#features/mall/activity/model'
import { batchError, type Priced, unitPrice } from '#features/mall/sale/model'

/** How a SKU is sold; `quantity` is its stock, '' if not known. */
export type SoldSku = ScopedProduct & Priced & { goodsId: string; quantity: string }

/** A line of a cart: a SKU, and how many pieces. */
export type CartLine = SoldSku & { num: number }

/** The conditions of a purchase. */
export type CartOptions = {
  /** When it is ordered, server-local text. */
  moment: string
  /** Bought by joining a group: group prices count, and nothing else. */
  isGroupBuy?: boolean
  /** Ids of the coupons that the buyer has; by default those count that the buyer received or can receive. */
  couponIds?: readonly string[]
  /** The coupons that the buyer received so far; by default none, as of a new buyer. */
  received?: readonly ReceivedCoupon[]
  /**
   * Id of the coupon that the buyer chose, '' for none at all; by default, or where it does not apply, the best one.
   */
  coupon?: string
}

/** A coupon that a buyer received. */
export type ReceivedCoupon = { couponId: string; isUsable: boolean }

/** The discount of one activity on a line or an order, decimal text in yuan. */
export type Discount = {
  promotionType: PromotionType
  promotionId: string
  promotionName: string
  discountPrice: string
}

/** A line with its price for so many pieces, what the buyer pays for it, and the discounts that led there. */
export type PricedLine<Line extends CartLine = CartLine> = Line & {
  /** Price of a piece times number. */
  subTotal: string
  flowPrice: string
  discounts: readonly Discount[]
}

/** Why an activity applies to a cart or not. */
export type Verdict = {
  activity: Activity
  isApplied: boolean
  reason: Text
  /** The discount in yuan; '0.00' when it does not apply. */
  discountPrice: string
  /** The discount in yuan that it would give in place of the one of its kind that applies; null when it cannot. */
  offered: string | null
}

/** A cart with its prices in yuan, without freight, and the verdict on each activity in the order of calculation. */
export type PricedCart<Line extends CartLine = CartLine> = {
  lines: readonly PricedLine<Line>[]
  /** Why it cannot be bought; null when it can. The amounts of one that cannot mean nothing. */
  refusal: Text | null
  goodsPrice: string
  /** Discounts of seckills, group-buys and full discounts. */
  discountPrice: string
  couponPrice: string
  /** goodsPrice − discountPrice − couponPrice. */
  flowPrice: string
  isFreightFree: boolean
  /** The full discount that applies, whose gifts come with the order; null without one. */
  fullDiscount: Activity | null
  coupon: Activity | null
  verdicts: readonly Verdict[]
}

/** The price of a piece of a line of a cart, yuan, before activities. */
export function linePrice(cart: readonly CartLine[], line: CartLine): string {
  return unitPrice(line, piecesOf(cart, line))
}

/** The error of a line of a cart: more than the stock, or below the minimum batch of its product. */
export function lineError(cart: readonly CartLine[], line: CartLine): Text | null {
  if (line.quantity !== '' && sum([line.quantity]).lt(line.num))
    return text('超过库存 {{quantity}}', { quantity: formatQuantity(line.quantity) })
  return batchError(line.wholesaleList, piecesOf(cart, line))
}

/** All pieces of the product of a line: its SKUs reach a tier together. */
function piecesOf(cart: readonly CartLine[], { goodsId }: CartLine): number {
  return cart.reduce((count, line) => count + (line.goodsId === goodsId ? line.num : 0), 0)
}
