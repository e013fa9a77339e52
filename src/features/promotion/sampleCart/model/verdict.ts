import { type Decimal, fixed, sum } from '#domain/money'
import { type Text, text } from '#domain/text'
import { formatTime } from '#domain/time'
import { type Activity, statusAt } from '#features/mall/activity/model'
import type { Discount, Verdict } from '#features/mall/activity/model/cart'
import { activityName } from '#features/mall/activity/model/kind'

/** Nothing, yuan. */
export const ZERO = sum([])

/** A decimal text in yuan; none is 0. */
export function amountOf(value: string | null): Decimal {
  return sum([value])
}

/** The smallest of some amounts. */
export function least(first: Decimal, ...others: readonly Decimal[]): Decimal {
  return others.reduce((least, one) => (one.lt(least) ? one : least), first)
}

/** What an activity took off a line. */
export function discountOf(activity: Activity, discount: Decimal): Discount {
  const { promotionType, id } = activity
  return { promotionType, promotionId: id, promotionName: activityName(activity), discountPrice: fixed(discount, 2) }
}

export const NO_PRODUCT = text('没有适用的商品')
export const GROUP_ONLY = text('参团购买只可再用优惠券')

/** Why an activity does not run at a moment; null when it does. */
export function notRunning(activity: Activity, moment: string): Text | null {
  const status = statusAt(activity, moment)
  if (status === 'CLOSE') return text('活动已关闭')
  if (status === 'END') return text('活动已结束')
  return status === 'NEW' ? text('{{time}} 开始', { time: formatTime(activity.startTime, 'MM-DD HH:mm') }) : null
}

/** The verdict on an activity that applies. */
export function yes(activity: Activity, discount: Decimal): Verdict {
  const discountPrice = fixed(discount, 2)
  return { activity, isApplied: true, reason: text('适用'), discountPrice, offered: discountPrice }
}

/** The verdict on one that does not. */
export function no(activity: Activity, reason: Text): Verdict {
  return { activity, isApplied: false, reason, discountPrice: '0.00', offered: null }
}
