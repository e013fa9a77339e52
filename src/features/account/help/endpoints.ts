import { getPage, getRecord, getValue } from '#shared/endpoint'

const ARTICLE = '/api/store/other/article'
const TYPE = { type: 'STORE_ARTICLE' }

/** Calls about help articles. */
export const articleEndpoints = {
  page: getPage(`${ARTICLE}/getByPage`, TYPE),
  /** All articles without their texts. */
  titles: getValue(`${ARTICLE}/getByPage`, { ...TYPE, pageNumber: 1, pageSize: 100 }),
  byId: getRecord(`${ARTICLE}/{id}`, 'id'),
}
