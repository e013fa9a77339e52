import { fixed, formatMoney, formatQuantity, realDecimal } from '#domain/money'
import { type Text, text } from '#domain/text'
import { formatTime } from '#domain/time'
import type { Period } from '#features/mall/activity/model'
import { runOf } from '#features/mall/activity/model/history'
import type { Coupon, CouponInput } from './model'

/** Why a coupon can be neither edited nor closed nor deleted, in the words of the server; null when it can. */
export function lockReason({ givenBy }: Pick<Coupon, 'givenBy'>): Text | null {
  if (!givenBy) return null
  return text('当前优惠券参与了促销活动【{{name}}】不能进行编辑删除操作', { name: givenBy.promotionName })
}

/** What the words of a validity need. */
type Validity = Period &
  Partial<Pick<Coupon, 'ranStartTime' | 'ranEndTime'>> &
  Pick<Coupon, 'rangeDayType' | 'effectiveDays'>

/**
 * When a coupon can be used, or could before it was closed: between two moments, or for some days from its receipt.
 * null while that is not known.
 */
export function validityText({ rangeDayType, effectiveDays, ...times }: Validity): Text | null {
  const { startTime, endTime } = runOf(times)
  if (rangeDayType === 'DYNAMICTIME')
    return effectiveDays ? text('领取后 {{count}} 天有效', { count: effectiveDays }) : null
  if (startTime === '' || endTime === '') return null
  // Whole days are said as days.
  const isWhole = startTime.endsWith(' 00:00:00') && endTime.endsWith(' 23:59:59')
  const moment = (time: string) => formatTime(time, isWhole ? 'YYYY-MM-DD' : 'YYYY-MM-DD HH:mm')
  return text('{{start}} ~ {{end}}', { start: moment(startTime), end: moment(endTime) })
}

/** How many of a coupon are received of how many there are; 0 means no limit. */
export function receivedText({ receivedNum, publishNum }: Pick<Coupon, 'receivedNum' | 'publishNum'>): Text {
  const received = receivedNum ?? 0
  return publishNum
    ? text('{{received}} / {{total}}', { received, total: publishNum })
    : text('{{received}} / 不限制', { received })
}

/** What becomes of the coupons that buyers hold unused when some coupons are closed or deleted. */
export function unusedText(coupons: readonly Pick<Coupon, 'receivedNum' | 'usedNum'>[]): Text {
  const count = coupons.reduce((sum, { receivedNum, usedNum }) => sum + (receivedNum ?? 0) - (usedNum ?? 0), 0)
  if (count <= 0) return text('没有已领取未使用的券。')
  return text('{{count}} 张已领取未使用的券作废，重新开启也不会恢复。', { count })
}

/** What all coupons together can take off at most, as typed so far. */
export function costText({ couponType, getType, price, publishNum }: CouponInput): Text {
  if (couponType === 'DISCOUNT') return text('打折券的优惠随订单金额变化，没有固定上限')
  if (getType === 'ACTIVITY') return text('随满额活动赠送，张数不限，优惠总额没有上限')
  const [value, count] = [realDecimal(price), realDecimal(publishNum)]
  if (count?.eq(0)) return text('发放数量不限，优惠总额没有上限')
  if (!value?.gt(0) || !count?.gt(0)) return text('填写面额和发放数量后，这里算出最多优惠多少')
  return text('最多优惠 {{total}} 元：{{count}} 张，每张 {{price}} 元', {
    total: formatMoney(fixed(value.times(count), 2)),
    count: formatQuantity(count),
    price: formatMoney(value),
  })
}
