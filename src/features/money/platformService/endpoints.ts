import { getPage, getRecord, getValue, post } from '#shared/endpoint'

const ORDER = '/api/gd-order/order'

/** Calls about packages of platform services and their orders. There is none for a single package. */
export const platformServiceEndpoints = {
  features: getValue('/api/manager/feature/queryList'),
  page: getPage(`${ORDER}/page`),
  detail: getRecord(`${ORDER}/detail/{id}`, 'id'),
  pay: post(`${ORDER}/supplierPay`),
}
