import { getPage, getRecord, optional, post } from '#shared/endpoint'

const BASE = '/api/goods/change/store'

/** Calls about the shop's requests to change a product. */
export const goodsChangeEndpoints = {
  ...optional('goodsChangeList', {
    page: getPage(`${BASE}/page`),
  }),
  byId: getRecord(`${BASE}/get/{id}`, 'id'),
  add: post(`${BASE}/add`),
}
