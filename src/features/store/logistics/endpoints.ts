import { getPage, getValue, post, putForm, remove } from '#shared/endpoint'

const LOGISTICS = '/api/store/other/logistics'

/** Calls about logistics companies, and the shop's accounts with them. */
export const logisticsEndpoints = {
  all: getValue(LOGISTICS),
  used: getValue(`${LOGISTICS}/getChecked`),
  usedWithWaybill: getValue(`${LOGISTICS}/getCheckedFaceSheet`),
  provider: getValue(`${LOGISTICS}/setting`),
  account: getValue(`${LOGISTICS}/{id}/getStoreLogistics`),
  enable: post(`${LOGISTICS}/{id}`),
  disable: remove(`${LOGISTICS}/{id}`),
  /** All companies with their codes, for accounts without a shop too. */
  carriers: getPage('/api/manager/other/logistics/getByPage'),
  save: putForm(`${LOGISTICS}/{id}/updateStoreLogistics`),
}
