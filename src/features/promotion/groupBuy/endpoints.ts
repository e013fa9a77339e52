import { getPage, getRecord, post, put, putForm, remove } from '#shared/endpoint'

const PINTUAN = '/api/store/promotion/pintuan'

/** Calls about group-buys. */
export const groupBuyEndpoints = {
  page: getPage(PINTUAN),
  byId: getRecord(`${PINTUAN}/{id}`, 'id'),
  add: post(PINTUAN),
  update: put(PINTUAN),
  /** Opens it in a period, in milliseconds; without one it is closed. */
  setStatus: putForm(`${PINTUAN}/status/{id}`),
  remove: remove(`${PINTUAN}/{id}`),
}
