import { getPage, getRecord, postForm, putForm, remove } from '#shared/endpoint'

const ADDRESS = '/api/store/member/storeAddress'

/** Calls about pick-up points. */
export const storeAddressEndpoints = {
  page: getPage(ADDRESS),
  byId: getRecord(`${ADDRESS}/{id}`, 'id'),
  add: postForm(ADDRESS),
  update: putForm(`${ADDRESS}/{id}`),
  remove: remove(`${ADDRESS}/{id}`),
}
