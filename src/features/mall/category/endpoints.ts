import { getBareList, getPage, getRecord, getValue, postForm, putForm, remove } from '#shared/endpoint'

const BASE = '/api/store/goods'

/** Calls about the shop's own categories. */
export const labelEndpoints = {
  tree: getValue(`${BASE}/label`),
  byId: getRecord(`${BASE}/label/get/{id}`, 'id'),
  add: postForm(`${BASE}/label`),
  update: putForm(`${BASE}/label`),
  drop: remove(`${BASE}/label/{id}`),
  /** The list of products, filtered by category. Also in the endpoints of products, which import this feature. */
  goods: getPage(`${BASE}/goods/list`),
}

/** Calls about the platform's categories. */
export const categoryEndpoints = {
  own: getValue(`${BASE}/category/all`),
  brands: getBareList(`${BASE}/category/{id}/brands`),
  parameters: getBareList(`${BASE}/categoryParameters/{id}`),
  specs: getBareList(`${BASE}/spec/{id}`),
}

/** Calls about the platform's units of measure. */
export const unitEndpoints = {
  page: getPage(`${BASE}/goodsUnit`),
}
