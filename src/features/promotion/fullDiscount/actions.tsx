import { activityActions } from '#features/promotion/activity/activityActions'
import { fullDiscountAdjustment } from './adjustment'
import { fullDiscounts } from './api'
import type { FullDiscount } from './model'

/** The actions on a full discount. */
export const fullDiscountActions = activityActions<FullDiscount>({
  promotionType: 'FULL_DISCOUNT',
  activities: fullDiscounts,
  adjustment: fullDiscountAdjustment,
})
