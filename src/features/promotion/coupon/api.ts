import { nothing, pageOf, recordOf } from '#domain/shape'
import { epochOf } from '#domain/time'
import { byEpoch } from '#features/mall/activity/api'
import type { Period } from '#features/mall/activity/model'
import { ApiError } from '#shared/http/ApiError'
import { operation } from '#shared/http/operation'
import type { ListQuery } from '#shared/listState'
import { defineResource, mutation, pagesBy, recordQuery } from '#shared/resource'
import { couponEndpoints } from './endpoints'
import { type CouponInput, couponDetailSchema, couponSchema, receivedSchema, toBody, toInput } from './model'

const readPage = operation(couponEndpoints.page, pageOf(couponSchema))
const readReceived = operation(couponEndpoints.received, pageOf(receivedSchema))
const readOne = operation(couponEndpoints.byId, recordOf(couponDetailSchema))
const add = operation(couponEndpoints.add, nothing)
const update = operation(couponEndpoints.update, nothing)
const setStatus = operation(couponEndpoints.setStatus, nothing)
const remove = operation(couponEndpoints.remove, nothing)

/** Closing a coupon closes what members hold of it. */
const TOUCHES = ['activity', 'member']

/** The shop's coupons. */
export const coupons = defineResource('coupon', {
  page: pagesBy((query: ListQuery, signal) => readPage(byEpoch(query), { signal }), couponEndpoints.page),
  byId: recordQuery(readOne),
  /** The coupons that members received. */
  received: pagesBy((query: ListQuery, signal) => readReceived(byEpoch(query), { signal }), couponEndpoints.received),
  /** Adds one, or changes the one with the id. */
  save: mutation(
    ({ id, values }: { id?: string; values: CouponInput }) => (id ? update : add)(toBody(values, id)),
    TOUCHES,
  ),
  /** Creates a copy of one in another period. */
  copy: mutation(async ({ id, period }: { id: string; period: Period }) => {
    const saved = await readOne({ id })
    if (!saved) throw new ApiError('business', '没有找到这条记录，它可能已被删除。')
    return add(toBody({ ...toInput(saved), ...period }))
  }, TOUCHES),
  open: mutation(
    ({ id, period: { startTime, endTime } }: { id: string; period: Period }) =>
      setStatus({ couponIds: id, startTime: epochOf(startTime), endTime: epochOf(endTime) }),
    TOUCHES,
  ),
  close: mutation((id: string) => setStatus({ couponIds: id }), TOUCHES),
  remove: mutation((id: string) => remove({ ids: id }), TOUCHES),
})
