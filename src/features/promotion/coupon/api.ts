import { pageOf, recordOf } from '#domain/shape'
import { activityCalls, byEpoch } from '#features/mall/activity/api'
import { operation } from '#shared/http/operation'
import type { ListQuery } from '#shared/listState'
import { defineResource, pagesBy } from '#shared/resource'
import { couponEndpoints } from './endpoints'
import { couponDetailSchema, couponSchema, receivedSchema, toBody, toInput } from './model'

const readReceived = operation(couponEndpoints.received, pageOf(receivedSchema))

/** The shop's coupons. */
export const coupons = defineResource('coupon', {
  ...activityCalls(
    couponEndpoints,
    {
      promotionType: 'COUPON',
      page: pageOf(couponSchema),
      one: recordOf(couponDetailSchema),
      toInput,
      toBody,
      // Closing a coupon closes what members hold of it.
      touches: ['activity', 'member'],
    },
    { setStatus: 'couponIds', remove: 'ids' },
  ),
  /** The coupons that members received. */
  received: pagesBy((query: ListQuery, signal) => readReceived(byEpoch(query), { signal }), couponEndpoints.received),
})
