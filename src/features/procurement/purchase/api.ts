import { listOf, nothing, pageOf, recordOf } from '#domain/shape'
import { operation } from '#shared/http/operation'
import { defineResource, mutation, pageQuery, query, recordQuery } from '#shared/resource'
import { purchaseEndpoints } from './endpoints'
import { purchaseItemSchema, purchaseSchema } from './model'

const readOpenLines = operation(purchaseEndpoints.openLines, listOf(purchaseItemSchema))
const verifySendTime = operation(purchaseEndpoints.verifySendTime, nothing)

/** Purchase orders visible to the supplier. */
export const purchases = defineResource('purchase', {
  page: pageQuery(operation(purchaseEndpoints.page, pageOf(purchaseSchema))),
  /** Orders with something left to deliver. */
  undelivered: pageQuery(operation(purchaseEndpoints.undelivered, pageOf(purchaseSchema))),
  detail: recordQuery(operation(purchaseEndpoints.detail, recordOf(purchaseSchema))),
  /** Confirms the send time; allowed until the first delivery. */
  verifySendTime: mutation(
    (input: { orderSn: string; sendTime: string; remark: string }) => verifySendTime(input),
    ['trail', 'recordLog'],
  ),
  /** The deliverable lines of an order. */
  openLines: query((orderSn: string, signal) => readOpenLines({ orderSn }, { signal })),
})
