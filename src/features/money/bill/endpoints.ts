import { getFile, getPage, getRecord, getValue, optional, post, put, putForm, requiring } from '#shared/endpoint'

/** Payee of a shop's bills. */
const STORE = '/api/store/store/store/billStore'
const BASE = '/api/store/order/bill'
/** The order of a bill's flows on screen, on paper and in its workbook. */
const OLDEST_FIRST = { sort: 'createTime', order: 'asc' }

/** Calls about the bills of a shop, the flows in them, and their log. */
export const billEndpoints = {
  page: getPage(`${BASE}/getByPage`),
  detail: getRecord(`${BASE}/get/{id}`, 'id'),
  storeFlow: requiring(getPage(`${BASE}/{id}/getStoreFlow`, OLDEST_FIRST), 'id'),
  distributionFlow: requiring(getPage(`${BASE}/{id}/getDistributionFlow`, OLDEST_FIRST), 'id'),
  ...optional('ownBills', {
    /** The orders of a bill; without `id` those that a new bill can take. */
    orders: getPage(`${BASE}/detail/orders`),
    log: requiring(getPage(`${BASE}/log/list`), 'billId'),
    create: post(`${BASE}/create`, 'record'),
    deleteOrder: post(`${BASE}/deleteOrder`),
    auditSuccess: put(`${BASE}/auditSuccess`),
    auditFailure: put(`${BASE}/auditFailure`),
  }),
  ...optional('billReconciling', {
    /** Orders of the bill's range whose figures differ from what bills hold. */
    differences: requiring(getValue(`${BASE}/{id}/differences`), 'id'),
    /** Asks the platform about an order; the answer comes in the log. */
    ask: post(`${BASE}/ask`),
    /** Adds orders to a bill that is not submitted. */
    addOrders: post(`${BASE}/addOrders`),
    /** Voids a bill that is not settled. */
    cancel: put(`${BASE}/cancel`),
  }),
  /** The account that a shop's bills are paid to. */
  payee: getValue(STORE),
  check: putForm(`${BASE}/check/{id}`),
  download: getFile(`${BASE}/downLoad/{id}`),
}
