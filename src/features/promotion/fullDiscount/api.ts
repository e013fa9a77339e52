import { pageOf, recordOf } from '#domain/shape'
import { activityCalls } from '#features/promotion/activity/public/activityCalls'
import { defineResource } from '#shared/resource'
import { fullDiscountEndpoints } from './endpoints'
import { fullDiscountDetailSchema, fullDiscountSchema, toBody, toInput } from './model'

/** The shop's full discounts. */
export const fullDiscounts = defineResource(
  'fullDiscount',
  activityCalls(fullDiscountEndpoints, {
    promotionType: 'FULL_DISCOUNT',
    page: pageOf(fullDiscountSchema),
    one: recordOf(fullDiscountDetailSchema),
    toInput,
    toBody,
    touches: ['activity', 'coupon'],
  }),
)
