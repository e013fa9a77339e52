import { pageOf, recordOf } from '#domain/shape'
import { byEpoch } from '#features/mall/activity/api'
import { operation } from '#shared/http/operation'
import type { ListQuery } from '#shared/listState'
import { defineResource, pagesBy, recordQuery } from '#shared/resource'
import { couponEndpoints } from './endpoints'
import { couponSchema } from './model'

const readPage = operation(couponEndpoints.page, pageOf(couponSchema))

/** The shop's coupons. */
export const coupons = defineResource('coupon', {
  page: pagesBy((query: ListQuery, signal) => readPage(byEpoch(query), { signal }), couponEndpoints.page),
  byId: recordQuery(operation(couponEndpoints.byId, recordOf(couponSchema))),
})
