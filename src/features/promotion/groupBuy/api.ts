import { pageOf, recordOf } from '#domain/shape'
import { activityCalls } from '#features/promotion/activity/public/activityCalls'
import { defineResource } from '#shared/resource'
import { groupBuyEndpoints } from './endpoints'
import { groupBuyDetailSchema, groupBuySchema, toBody, toInput } from './model'

/** The shop's group-buys. */
export const groupBuys = defineResource(
  'groupBuy',
  activityCalls(groupBuyEndpoints, {
    promotionType: 'PINTUAN',
    page: pageOf(groupBuySchema),
    one: recordOf(groupBuyDetailSchema),
    toInput,
    toBody,
    touches: ['activity'],
    // Without products the service keeps those it has: one that left the shelf must not keep the rest from being saved.
    untouched: { goods: [] },
  }),
)
