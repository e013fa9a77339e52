import type { Adjustment } from '#features/promotion/activity/adjust/model'
import { groupBuyFields } from './fields'
import { type GroupBuy, toInput, validateGroupBuy } from './model'

/** What can be changed in a group-buy that has begun. */
export const groupBuyAdjustment: Adjustment<GroupBuy> = {
  fields: groupBuyFields,
  names: () => ['promotionName', 'endTime', 'limitNum', 'pintuanRule'],
  counts: ['limitNum'],
  input: inputOf,
  errors: (row, values) => validateGroupBuy({ ...inputOf(row), ...values }, row.startTime),
}

/** The form of a group-buy of a list, which has no products. */
function inputOf(row: GroupBuy) {
  return toInput({ ...row, promotionGoodsList: [] })
}
