import { nothing, pageOf, recordOf } from '#domain/shape'
import { operation } from '#shared/http/operation'
import { defineResource, mutation, pageQuery, recordQuery } from '#shared/resource'
import { receiptEndpoints } from './endpoints'
import { type Invoice, receiptSchema } from './model'

const issueInvoice = operation(receiptEndpoints.issue, nothing)

/** The invoices that buyers asked for. */
export const receipts = defineResource('receipt', {
  page: pageQuery(operation(receiptEndpoints.page, pageOf(receiptSchema))),
  byId: recordQuery(operation(receiptEndpoints.byId, recordOf(receiptSchema))),
  /** The number and the file are our own addition; the mall's own service ignores them. */
  issue: mutation(
    ({ id, ...invoice }: { id: string } & Omit<Invoice, 'invoiceTime'>) =>
      issueInvoice({ id, receiptDetail: JSON.stringify(invoice) }),
    ['mallOrder'],
  ),
})
