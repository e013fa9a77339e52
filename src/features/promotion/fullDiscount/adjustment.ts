import type { Adjustment } from '#features/promotion/activity/adjust/model'
import { fullDiscountFields } from './fields'
import { type FullDiscount, toInput, validateFullDiscount } from './model'

/** What can be changed in a full discount that has begun. */
export const fullDiscountAdjustment: Adjustment<FullDiscount> = {
  fields: fullDiscountFields,
  names: () => ['promotionName', 'endTime', 'description'],
  counts: [],
  input: inputOf,
  errors: (row, values) => validateFullDiscount({ ...inputOf(row), ...values }, row.startTime),
}

/** The form of a full discount of a list, which has no products. */
function inputOf(row: FullDiscount) {
  return toInput({ ...row, promotionGoodsList: [] })
}
