import { getPage, getRecord, postForm } from '#shared/endpoint'

const BASE = '/api/store/trade/receipt'

/** Calls about the invoices that buyers asked for. */
export const receiptEndpoints = {
  page: getPage(BASE),
  byId: getRecord(`${BASE}/get/{id}`, 'id'),
  issue: postForm(`${BASE}/{id}/invoicing`),
}
