import { nothing, pageOf, recordOf } from '#domain/shape'
import { epochOf } from '#domain/time'
import { byEpoch } from '#features/mall/activity/api'
import type { Period } from '#features/mall/activity/model'
import { ApiError } from '#shared/http/ApiError'
import { operation } from '#shared/http/operation'
import type { ListQuery } from '#shared/listState'
import { defineResource, mutation, pagesBy, recordQuery } from '#shared/resource'
import { groupBuyEndpoints } from './endpoints'
import { type GroupBuyInput, groupBuyDetailSchema, groupBuySchema, toBody, toInput } from './model'

const readPage = operation(groupBuyEndpoints.page, pageOf(groupBuySchema))
const readOne = operation(groupBuyEndpoints.byId, recordOf(groupBuyDetailSchema))
const add = operation(groupBuyEndpoints.add, nothing)
const update = operation(groupBuyEndpoints.update, nothing)
const setStatus = operation(groupBuyEndpoints.setStatus, nothing)
const remove = operation(groupBuyEndpoints.remove, nothing)

const TOUCHES = ['activity']

/** The shop's group-buys. */
export const groupBuys = defineResource('groupBuy', {
  page: pagesBy((query: ListQuery, signal) => readPage(byEpoch(query), { signal }), groupBuyEndpoints.page),
  byId: recordQuery(readOne),
  /** Adds one, or changes the one with the id. */
  save: mutation(
    ({ id, values }: { id?: string; values: GroupBuyInput }) => (id ? update : add)(toBody(values, id)),
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
      setStatus({ id, startTime: epochOf(startTime), endTime: epochOf(endTime) }),
    TOUCHES,
  ),
  close: mutation((id: string) => setStatus({ id }), TOUCHES),
  remove: mutation((id: string) => remove({ id }), TOUCHES),
})
