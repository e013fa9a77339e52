import { getFile, getPage, getRecord, getValue, post, put, putForm, requiring } from '#shared/endpoint'

/** Payee of a shop's bills [proposed]. */
const STORE = '/api/store/store/store/billStore'
const BASE = '/api/store/order/bill'

/** Calls about the bills of a shop, the flows in them, and their log. */
export const billEndpoints = {
  page: getPage(`${BASE}/getByPage`),
  detail: getRecord(`${BASE}/get/{id}`, 'id'),
  storeFlow: requiring(getPage(`${BASE}/{id}/getStoreFlow`), 'id'),
  distributionFlow: requiring(getPage(`${BASE}/{id}/getDistributionFlow`), 'id'),
  /** The orders of a bill; without `id` those that a new bill can take [proposed]. */
  orders: getPage(`${BASE}/detail/orders`),
  log: requiring(getPage(`${BASE}/log/list`), 'billId'),
  /** Orders of the bill's range whose figures differ from what bills hold [proposed]. */
  differences: requiring(getValue(`${BASE}/{id}/differences`), 'id'),
  /** Asks the platform about an order; the answer comes in the log [proposed]. */
  ask: post(`${BASE}/ask`),
  /** The account that a shop's bills are paid to. */
  payee: getValue(STORE),
  check: putForm(`${BASE}/check/{id}`),
  create: post(`${BASE}/create`, 'record'),
  /** Adds orders to a bill that is not submitted [proposed]. */
  addOrders: post(`${BASE}/addOrders`),
  deleteOrder: post(`${BASE}/deleteOrder`),
  auditSuccess: put(`${BASE}/auditSuccess`),
  auditFailure: put(`${BASE}/auditFailure`),
  /** Voids a bill that is not settled [proposed]. */
  cancel: put(`${BASE}/cancel`),
  download: getFile(`${BASE}/downLoad/{id}`),
}
