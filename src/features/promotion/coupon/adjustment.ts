import { text } from '#domain/text'
import type { Adjustment } from '#features/promotion/activity/adjust/model'
import { validateCoupon } from '#features/promotion/coupon/model/form'
import { couponFields } from './fields'
import { type Coupon, toInput } from './model'

const COUNTS = ['publishNum', 'couponLimitNum'] as const

/**
 * What can be changed in a coupon that has begun. Given ones are not counted, and those that count from their receipt
 * have no end.
 */
export const couponAdjustment: Adjustment<Coupon> = {
  fields: couponFields,
  names: ({ getType, rangeDayType }) => [
    ...['promotionName', 'couponName', 'description'],
    ...(getType === 'ACTIVITY' ? [] : COUNTS),
    ...(rangeDayType === 'DYNAMICTIME' ? [] : ['endTime']),
  ],
  counts: COUNTS,
  input: inputOf,
  errors: (row, values) => validateCoupon({ ...inputOf(row), ...values }, row.startTime),
  note: text('已领取的券有效期不变。'),
}

/** The form of a coupon of a list, which has no products. */
function inputOf(row: Coupon) {
  return toInput({ ...row, promotionGoodsList: [] })
}
