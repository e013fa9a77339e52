import { getPage, getRecord, putForm } from '#shared/endpoint'

const BASE = '/api/store/member/evaluation'

/** Calls about the buyers' comments. */
export const commentEndpoints = {
  page: getPage(BASE),
  byId: getRecord(`${BASE}/get/{id}`, 'id'),
  reply: putForm(`${BASE}/reply/{id}`),
}
