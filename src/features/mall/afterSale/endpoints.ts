import { getPage, getRecord, getValue, optional, putForm } from '#shared/endpoint'

const BASE = '/api/store/order/afterSale'
const REFUNDS = { serviceType: 'RETURN_MONEY' }
const RETURNS = { serviceType: 'RETURN_GOODS' }

/** Calls about the buyers' claims: returns of goods, and refunds, which are the claims without one. */
export const afterSaleEndpoints = {
  page: getPage(`${BASE}/page`),
  returns: getPage(`${BASE}/page`, RETURNS),
  refunds: getPage(`${BASE}/page`, REFUNDS),
  counts: getValue(`${BASE}/afterSaleNumVO`),
  returnCounts: getValue(`${BASE}/afterSaleNumVO`, RETURNS),
  refundCounts: getValue(`${BASE}/afterSaleNumVO`, REFUNDS),
  detail: getRecord(`${BASE}/{sn}`, 'sn'),
  traces: getValue(`${BASE}/getDeliveryTraces/{sn}`),
  returnAddress: getValue(`${BASE}/getStoreAfterSaleAddress/{sn}`),
  /** The shop's decision on a claim. */
  review: putForm(`${BASE}/review/{sn}`),
  /** The shop's decision on the returned goods. */
  confirm: putForm(`${BASE}/confirm/{sn}`),
  ...optional('restock', {
    /** Returned goods that were received go back to stock, once per claim. */
    restock: putForm(`${BASE}/restock/{sn}`),
  }),
}
