import { type Text, text } from '#domain/text'
import type { Activity } from '#features/mall/activity/model'
import type { CartOptions, ReceivedCoupon } from '#features/mall/activity/model/cart'
import { isUsable, type MemberCoupon } from '#features/mall/member/model'

/** What decides whether a buyer can receive a coupon. */
type Held = Pick<Activity, 'id' | 'getType' | 'publishNum' | 'receivedNum' | 'couponLimitNum'>

/** Why a buyer neither holds a coupon nor can receive it; null when one of both is true. */
export function holdError(
  { id, getType, publishNum, receivedNum, couponLimitNum }: Held,
  { couponIds, received = [] }: Pick<CartOptions, 'couponIds' | 'received'>,
): Text | null {
  if (couponIds) return couponIds.includes(id) ? null : text('买家没有这张优惠券')
  const own = received.filter(({ couponId }) => couponId === id)
  if (own.some((one) => one.isUsable)) return null
  if (getType === 'ACTIVITY') return text('只随满额活动赠送')
  if (publishNum && (receivedNum ?? 0) >= publishNum) return text('已经领完')
  if (couponLimitNum && own.length >= couponLimitNum)
    return text('每人限领 {{limit}} 张，买家已领过，没有可用的', { limit: couponLimitNum })
  return null
}

/** The coupons that a buyer received until a moment, as a cart counts them. */
export function receivedAt(coupons: readonly MemberCoupon[], moment: string): ReceivedCoupon[] {
  return coupons
    .filter(({ createTime }) => createTime <= moment)
    .map((coupon) => ({ couponId: coupon.couponId, isUsable: isUsable(coupon, moment) }))
}
