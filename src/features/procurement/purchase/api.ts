import { listOf, nothing, pageOf, recordOf } from '#domain/shape'
import { get, post } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { defineResource, mutation, pagesBy, query } from '#shared/resource'
import { purchaseItemSchema, purchaseSchema } from './model'

const BASE = '/api/supplier/purchase/purchaseOrder'

/** Purchase orders visible to the supplier. */
export const purchases = defineResource('purchase', {
  page: pagesBy((query: ListQuery, signal) => get(`${BASE}/queryPage`, pageOf(purchaseSchema), query, { signal })),
  detail: query((orderSn: string, signal) =>
    get(`${BASE}/getByOrderSn`, recordOf(purchaseSchema), { orderSn }, { signal }),
  ),
  /** Confirms the send time; allowed until the first delivery. */
  verifySendTime: mutation(
    (input: { orderSn: string; sendTime: string; remark: string }) => post(`${BASE}/verifySendTime`, nothing, input),
    ['trail', 'recordLog'],
  ),
  /** The deliverable lines of an order. */
  openLines: query((orderSn: string, signal) =>
    get(`${BASE}/listByOrderSn`, listOf(purchaseItemSchema), { orderSn }, { signal }),
  ),
})
