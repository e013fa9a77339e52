import { getPage, putForm, remove } from '#shared/endpoint'

const MESSAGE = '/api/store/message/storeMessage'

/** Calls about messages of the platform. There is none for a single one: the pages hold it. */
export const messageEndpoints = {
  /** Without a status those outside of the recycle bin: `removed` is [proposed], and a status wins over it. */
  page: getPage(MESSAGE, { removed: 'false' }),
  read: putForm(`${MESSAGE}/{id}/read`),
  drop: remove(`${MESSAGE}/{id}/delete`),
  restore: putForm(`${MESSAGE}/{id}/reduction`),
  erase: remove(`${MESSAGE}/{id}`),
}
