import { body, filters } from '#shared/http/request'
import { goodsChangeEndpoints } from './endpoints'
import { changeBody } from './model'

/** What calls about the shop's requests to change a product carry. */
export const goodsChangeRequests = {
  page: filters(goodsChangeEndpoints.page, ['changeType', 'goodsName', 'status']),
  add: body(goodsChangeEndpoints.add, changeBody),
}
