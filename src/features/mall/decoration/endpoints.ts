import { getPage, getRecord, optional, postForm, put, putForm, remove, requiring } from '#shared/endpoint'

const PAGE = '/api/store/settings/pageData'

/** Calls about the shops of the mall. */
export const shopEndpoints = {
  page: getPage('/api/store/store/shop'),
}

/** Calls about the pages of the shop, by client: PC or H5. */
export const pageDataEndpoints = {
  page: getPage(`${PAGE}/{pageClientType}/pageDataList`),
  byId: getRecord(`${PAGE}/{id}`, 'id'),
  add: requiring(postForm(`${PAGE}/save`), 'pageShow', 'pageClientType'),
  update: putForm(`${PAGE}/update/{id}`),
  /** Publishes a page; the live one of its client is closed. */
  release: put(`${PAGE}/release/{id}`),
  remove: remove(`${PAGE}/removePageData/{id}`),
  ...optional('pageSchedule', {
    /** Publishes a page at a time to come; without one it is no longer to be published by itself. */
    schedule: putForm(`${PAGE}/schedule/{id}`),
  }),
}
