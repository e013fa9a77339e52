import { nothing, pageOf, recordOf } from '#domain/shape'
import { activityWrites, byEpoch } from '#features/mall/activity/api'
import { operation } from '#shared/http/operation'
import type { ListQuery } from '#shared/listState'
import { defineResource, pagesBy, recordQuery } from '#shared/resource'
import { groupBuyEndpoints } from './endpoints'
import { groupBuyDetailSchema, groupBuySchema, toBody, toInput } from './model'

const readPage = operation(groupBuyEndpoints.page, pageOf(groupBuySchema))
const readOne = operation(groupBuyEndpoints.byId, recordOf(groupBuyDetailSchema))

const TOUCHES = ['activity']

/** The shop's group-buys. */
export const groupBuys = defineResource('groupBuy', {
  page: pagesBy((query: ListQuery, signal) => readPage(byEpoch(query), { signal }), groupBuyEndpoints.page),
  byId: recordQuery(readOne),
  ...activityWrites({
    readOne,
    add: operation(groupBuyEndpoints.add, nothing),
    update: operation(groupBuyEndpoints.update, nothing),
    setStatus: operation(groupBuyEndpoints.setStatus, nothing),
    remove: operation(groupBuyEndpoints.remove, nothing),
    target: { setStatus: 'id', remove: 'id' },
    toInput,
    nameFields: ['promotionName'],
    toBody,
    touches: TOUCHES,
  }),
})
