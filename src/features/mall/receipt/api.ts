import { nothing, pageOf, recordOf } from '#domain/shape'
import type { Invoice } from '#features/mall/sale/model/invoice'
import { operation } from '#shared/http/operation'
import { defineResource, mutation, pageQuery, recordQuery } from '#shared/resource'
import { receiptEndpoints } from './endpoints'
import { receiptSchema } from './model'

const issueInvoice = operation(receiptEndpoints.issue, nothing)

/** The invoices that buyers asked for. */
export const receipts = defineResource('receipt', {
  page: pageQuery(operation(receiptEndpoints.page, pageOf(receiptSchema))),
  byId: recordQuery(operation(receiptEndpoints.byId, recordOf(receiptSchema))),
  /** Number, file and what was taken back are our own addition; the mall's own service ignores them. */
  issue: mutation(
    ({ id, ...invoice }: { id: string } & Omit<Invoice, 'invoiceTime'>) =>
      issueInvoice({ id, receiptDetail: JSON.stringify(invoice) }),
    ['mallOrder'],
  ),
  /** Says that an invoice was issued, which is all that a lilishop keeps. */
  mark: mutation((id: string) => issueInvoice({ id }), ['mallOrder']),
})
