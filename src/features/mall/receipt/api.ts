import { nothing, pageOf, recordOf } from '#domain/shape'
import { get, postForm } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { action, call, defineResource, pageCall } from '#shared/resource'
import { type Invoice, receiptSchema } from './model'

const BASE = '/api/store/trade/receipt'

/** The invoices that buyers asked for. */
export const receipts = defineResource('receipt', {
  page: pageCall((query: ListQuery, signal) => get(BASE, pageOf(receiptSchema), query, { signal })),
  byId: call((id: string, signal) => get(`${BASE}/get/${id}`, recordOf(receiptSchema), {}, { signal })),
  /** The number and the file are our own addition; the mall's own service ignores them. */
  issue: action(
    ({ id, ...invoice }: { id: string } & Omit<Invoice, 'invoiceTime'>) =>
      postForm(`${BASE}/${id}/invoicing`, nothing, { receiptDetail: JSON.stringify(invoice) }),
    ['mallOrder'],
  ),
})
