import { nothing, pageOf, recordOf } from '#domain/shape'
import { activityWrites, byEpoch } from '#features/mall/activity/api'
import { operation } from '#shared/http/operation'
import type { ListQuery } from '#shared/listState'
import { defineResource, pagesBy, recordQuery } from '#shared/resource'
import { fullDiscountEndpoints } from './endpoints'
import { fullDiscountDetailSchema, fullDiscountSchema, toBody, toInput } from './model'

const readPage = operation(fullDiscountEndpoints.page, pageOf(fullDiscountSchema))
const readOne = operation(fullDiscountEndpoints.byId, recordOf(fullDiscountDetailSchema))

const TOUCHES = ['activity', 'coupon']

/** The shop's full discounts. */
export const fullDiscounts = defineResource('fullDiscount', {
  page: pagesBy((query: ListQuery, signal) => readPage(byEpoch(query), { signal }), fullDiscountEndpoints.page),
  byId: recordQuery(readOne),
  ...activityWrites({
    readOne,
    add: operation(fullDiscountEndpoints.add, nothing),
    update: operation(fullDiscountEndpoints.update, nothing),
    setStatus: operation(fullDiscountEndpoints.setStatus, nothing),
    remove: operation(fullDiscountEndpoints.remove, nothing),
    target: { setStatus: 'id', remove: 'id' },
    toInput,
    nameFields: ['promotionName'],
    toBody,
    touches: TOUCHES,
  }),
})
