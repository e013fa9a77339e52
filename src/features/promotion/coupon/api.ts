import { pageOf, recordOf } from '#domain/shape'
import { byEpoch } from '#features/mall/activity/api'
import { scopeIds } from '#features/mall/activity/model'
import { readOwnCategories } from '#features/mall/category/api'
import { activityCalls } from '#features/promotion/activity/public/activityCalls'
import { chosenOf, pathsOf } from '#features/promotion/coupon/model/scope'
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
      tidy: async (coupon, signal) => {
        const { scopeType, scopeId } = coupon
        if (scopeType !== 'PORTION_GOODS_CATEGORY' || scopeIds(scopeId).length < 2) return coupon
        return { ...coupon, scopeId: chosenOf(scopeId, await readOwnCategories(null, { signal })) }
      },
      complete: async (body) => {
        if (body.scopeType !== 'PORTION_GOODS_CATEGORY') return body
        return { ...body, scopeId: pathsOf(String(body.scopeId), await readOwnCategories()) }
      },
      // Closing a coupon closes what members hold of it.
      touches: ['activity', 'member'],
    },
    { setStatus: 'couponIds', remove: 'ids' },
  ),
  /** The coupons that members received. */
  received: pagesBy((query: ListQuery, signal) => readReceived(byEpoch(query), { signal }), couponEndpoints.received),
})
