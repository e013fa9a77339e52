import { nothing, pageOf, recordOf } from '#domain/shape'
import { activityWrites, byEpoch } from '#features/mall/activity/api'
import { operation } from '#shared/http/operation'
import type { ListQuery } from '#shared/listState'
import { defineResource, pagesBy, recordQuery } from '#shared/resource'
import { couponEndpoints } from './endpoints'
import { couponDetailSchema, couponSchema, receivedSchema, toBody, toInput } from './model'

const readPage = operation(couponEndpoints.page, pageOf(couponSchema))
const readReceived = operation(couponEndpoints.received, pageOf(receivedSchema))
const readOne = operation(couponEndpoints.byId, recordOf(couponDetailSchema))

/** Closing a coupon closes what members hold of it. */
const TOUCHES = ['activity', 'member']

/** The shop's coupons. */
export const coupons = defineResource('coupon', {
  page: pagesBy((query: ListQuery, signal) => readPage(byEpoch(query), { signal }), couponEndpoints.page),
  byId: recordQuery(readOne),
  /** The coupons that members received. */
  received: pagesBy((query: ListQuery, signal) => readReceived(byEpoch(query), { signal }), couponEndpoints.received),
  ...activityWrites({
    readOne,
    add: operation(couponEndpoints.add, nothing),
    update: operation(couponEndpoints.update, nothing),
    setStatus: operation(couponEndpoints.setStatus, nothing),
    remove: operation(couponEndpoints.remove, nothing),
    target: { setStatus: 'couponIds', remove: 'ids' },
    toInput,
    nameFields: ['couponName', 'promotionName'],
    toBody,
    touches: TOUCHES,
  }),
})
