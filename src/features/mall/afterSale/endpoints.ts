import { getPage, getRecord, getValue, putForm } from '#shared/endpoint'

const BASE = '/api/store/order/afterSale'
const REFUNDS = { serviceType: 'RETURN_MONEY' }

/** Calls about the buyers' claims. Refunds are the claims without a return of goods. */
export const afterSaleEndpoints = {
  page: getPage(`${BASE}/page`),
  refunds: getPage(`${BASE}/page`, REFUNDS),
  counts: getValue(`${BASE}/afterSaleNumVO`),
  refundCounts: getValue(`${BASE}/afterSaleNumVO`, REFUNDS),
  detail: getRecord(`${BASE}/{sn}`, 'sn'),
  traces: getValue(`${BASE}/getDeliveryTraces/{sn}`),
  returnAddress: getValue(`${BASE}/getStoreAfterSaleAddress/{sn}`),
  /** The shop's decision on a claim. */
  review: putForm(`${BASE}/review/{sn}`),
  /** The shop's decision on the returned goods. */
  confirm: putForm(`${BASE}/confirm/{sn}`),
}
