import { toList, toPage } from '#domain/page'
import { unchecked } from '#domain/shape'
import { get, post } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { action, call, defineResource, pageCall } from '#shared/resource'
import type { PurchaseOrder, PurchaseOrderItem } from './model'

const BASE = '/api/supplier/purchase/purchaseOrder'

/** Purchase orders that have reached the supplier. */
export const purchases = defineResource('purchase', {
  page: pageCall(async (query: ListQuery, signal) =>
    toPage<PurchaseOrder>(await get(`${BASE}/queryPage`, unchecked(), query, { signal })),
  ),
  detail: call((orderSn: string, signal) =>
    get<PurchaseOrder>(`${BASE}/getByOrderSn`, unchecked(), { orderSn }, { signal }),
  ),
  /** Confirms when the goods will leave; allowed until something has. */
  verifySendTime: action((input: { orderSn: string; sendTime: string; remark: string }) =>
    post(`${BASE}/verifySendTime`, unchecked(), input),
  ),
  /** The lines of an order that can still be delivered. */
  openLines: call(async (orderSn: string, signal) =>
    toList<PurchaseOrderItem>(await get(`${BASE}/listByOrderSn`, unchecked(), { orderSn }, { signal })),
  ),
})
