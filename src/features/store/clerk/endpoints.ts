import { getPage, getRecord, postForm, putForm, remove } from '#shared/endpoint'

const CLERK = '/api/store/clerk'

/** Calls about clerks. The last two take several ids, joined by commas. */
export const clerkEndpoints = {
  page: getPage(CLERK),
  byId: getRecord(`${CLERK}/{id}`, 'id'),
  checkMobile: postForm(`${CLERK}/{mobile}/check`),
  add: postForm(CLERK),
  change: putForm(`${CLERK}/{id}`),
  enable: putForm(`${CLERK}/enable/{id}`),
  resetPassword: postForm(`${CLERK}/resetPassword/{ids}`),
  drop: remove(`${CLERK}/delByIds/{ids}`),
}
