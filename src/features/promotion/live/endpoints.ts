import { getPage, getRecord, post, postForm, putForm, remove } from '#shared/endpoint'

const STUDIO = '/api/store/broadcast/studio'
const COMMODITY = '/api/store/broadcast/commodity'

/** Calls about live rooms. */
export const studioEndpoints = {
  page: getPage(STUDIO),
  byId: getRecord(`${STUDIO}/studioInfo/{id}`, 'id'),
  add: postForm(STUDIO),
  edit: putForm(`${STUDIO}/edit`),
  addGoods: putForm(`${STUDIO}/push/{roomId}/{liveGoodsId}`),
  dropGoods: remove(`${STUDIO}/deleteInRoom/{roomId}/{liveGoodsId}`),
}

/** Calls about live goods. */
export const liveGoodsEndpoints = {
  page: getPage(COMMODITY),
  add: post(COMMODITY),
  drop: remove(`${COMMODITY}/{liveGoodsId}`),
}
