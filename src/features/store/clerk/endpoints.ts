import { getPage, getRecord, optional, postForm, putForm, remove } from '#shared/endpoint'

const CLERK = '/api/store/clerk'

/** Calls about clerks. Those that reset to the fixed password and delete take several ids, joined by commas. */
export const clerkEndpoints = {
  page: getPage(CLERK),
  byId: getRecord(`${CLERK}/{id}`, 'id'),
  checkMobile: postForm(`${CLERK}/{mobile}/check`),
  add: postForm(CLERK),
  change: putForm(`${CLERK}/{id}`),
  enable: putForm(`${CLERK}/enable/{id}`),
  resetPassword: postForm(`${CLERK}/resetPassword/{ids}`),
  drop: remove(`${CLERK}/delByIds/{ids}`),
  ...optional('clerkPassword', {
    /** Gives a clerk this password, which has to be changed at the first sign-in; ends their sessions. */
    newPassword: postForm(`${CLERK}/newPassword/{id}`),
  }),
}
