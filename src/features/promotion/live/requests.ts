import * as wire from '#domain/wire'
import { body, filters, listBody } from '#shared/http/request'
import { liveGoodsEndpoints, studioEndpoints } from './endpoints'
import { liveGoodsInput, studioInput } from './model'

/** What calls about live rooms carry. */
export const studioRequests = {
  page: filters(studioEndpoints.page, ['name', 'status']),
  add: body(studioEndpoints.add, studioInput),
  edit: body(studioEndpoints.edit, { ...studioInput.entries, id: wire.id(), commodityList: wire.text() }, [
    'commodityList',
  ]),
  addGoods: body(studioEndpoints.addGoods, { goodsId: wire.text() }),
}

/** What calls about live goods carry. */
export const liveGoodsRequests = {
  page: filters(liveGoodsEndpoints.page, ['auditStatus', 'name']),
  add: listBody(liveGoodsEndpoints.add, liveGoodsInput),
}
