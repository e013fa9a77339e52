import { getPage, getRecord, postForm, putForm } from '#shared/endpoint'

const BASE = '/api/store/order/complain'

/** Calls about the buyers' complaints. */
export const complaintEndpoints = {
  page: getPage(BASE),
  detail: getRecord(`${BASE}/{id}`, 'id'),
  say: postForm(`${BASE}/communication`),
  appeal: putForm(`${BASE}/appeal`),
}
