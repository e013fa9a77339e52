import * as wire from '#domain/wire'
import { body, filters, noBody } from '#shared/http/request'
import { pageDataEndpoints, shopEndpoints } from './endpoints'

/** What calls about the shops of the mall carry. */
export const shopRequests = {
  page: filters(shopEndpoints.page, ['storeDisable', 'storeName']),
}

/** What calls about the pages of the shop carry. */
export const pageDataRequests = {
  page: filters(pageDataEndpoints.page, ['name', 'pageShow']),
  add: body(pageDataEndpoints.add, {
    name: wire.text(),
    pageData: wire.text(),
    pageClientType: wire.text(),
    pageShow: wire.text(),
  }),
  update: body(pageDataEndpoints.update, {
    name: wire.text(),
    pageData: wire.text(),
    pageClientType: wire.text(),
    pageShow: wire.text(),
  }),
  release: noBody(pageDataEndpoints.release),
  schedule: body(pageDataEndpoints.schedule, { publishTime: wire.text() }),
}
