import { nothing, pageOf, recordOf } from '#domain/shape'
import { get, postForm } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { defineResource, mutation, pagesBy, query } from '#shared/resource'
import { type Invoice, receiptSchema } from './model'

const BASE = '/api/store/trade/receipt'

/** The invoices that buyers asked for. */
export const receipts = defineResource('receipt', {
  page: pagesBy((query: ListQuery, signal) => get(BASE, pageOf(receiptSchema), query, { signal })),
  byId: query((id: string, signal) => get(`${BASE}/get/${id}`, recordOf(receiptSchema), {}, { signal })),
  /** The number and the file are our own addition; the mall's own service ignores them. */
  issue: mutation(
    ({ id, ...invoice }: { id: string } & Omit<Invoice, 'invoiceTime'>) =>
      postForm(`${BASE}/${id}/invoicing`, nothing, { receiptDetail: JSON.stringify(invoice) }),
    ['mallOrder'],
  ),
})
