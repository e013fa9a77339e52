import { getPage, getRecord, getValue, post, requiring } from '#shared/endpoint'

const ORDER = '/api/supplier/purchase/purchaseOrder'

/** Calls about purchase orders. */
export const purchaseEndpoints = {
  page: getPage(`${ORDER}/queryPage`),
  /** The orders to choose from for a delivery. */
  undelivered: getPage(`${ORDER}/queryPage`, { status: 'UNDELIVERED' }),
  detail: getRecord(`${ORDER}/getByOrderSn`, 'orderSn'),
  openLines: requiring(getValue(`${ORDER}/listByOrderSn`), 'orderSn'),
  verifySendTime: post(`${ORDER}/verifySendTime`),
}
