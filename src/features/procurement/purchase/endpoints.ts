import { getPage, getRecord, getValue, post } from '#shared/endpoint'

const ORDER = '/api/supplier/purchase/purchaseOrder'

/** Calls about purchase orders. */
export const purchaseEndpoints = {
  page: getPage(`${ORDER}/queryPage`),
  /** The orders to choose from for a delivery. */
  undelivered: getPage(`${ORDER}/queryPage`, { status: 'UNDELIVERED' }),
  detail: getRecord(`${ORDER}/getByOrderSn`, 'orderSn'),
  openLines: getValue(`${ORDER}/listByOrderSn`),
  verifySendTime: post(`${ORDER}/verifySendTime`),
}
