import { getRecord, getValue, post, put, remove } from '#shared/endpoint'

const TEMPLATE = '/api/store/setting/freightTemplate'

/** Calls about freight templates. */
export const templateEndpoints = {
  all: getValue(TEMPLATE),
  byId: getRecord(`${TEMPLATE}/{id}`, 'id'),
  add: post(TEMPLATE),
  update: put(`${TEMPLATE}/{id}`),
  remove: remove(`${TEMPLATE}/{id}`),
}
