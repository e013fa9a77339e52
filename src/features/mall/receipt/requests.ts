import * as wire from '#domain/wire'
import { body, filters } from '#shared/http/request'
import { receiptEndpoints } from './endpoints'

/** What calls about the invoices that buyers asked for carry. */
export const receiptRequests = {
  page: filters(receiptEndpoints.page, [
    'issuable',
    'memberName',
    'orderSn',
    'receiptStatus',
    'receiptTitle',
    'refundedSince',
    'taxpayerId',
  ]),
  issue: body(receiptEndpoints.issue, { receiptDetail: wire.text() }),
}
