import { wireText } from '#domain/wire'
import { liveGoodsEndpoints, studioEndpoints } from '#features/promotion/live/endpoints'
import { type LiveGoodsInput, validateLiveGoods, validateStudio } from '#features/promotion/live/model'
import { liveGoodsRequests, studioRequests } from '#features/promotion/live/requests'
import { listRoute, recordRoute } from '#mocks/kernel/http/crud'
import { refuseErrors } from '#mocks/kernel/http/guards'
import { badInput, notOwn, refusal } from '#mocks/kernel/http/reply'
import { bodyBy, rowsBy } from '#mocks/kernel/http/request'
import { type Call, type Route, writeRoute } from '#mocks/kernel/http/route'
import { containing, equalTo, oneOf } from '#mocks/kernel/store/listing'
import { worldNow } from '#mocks/kernel/store/now'
import { refuseJoining } from '#mocks/mall/activity/saleRules'
import { goodsTables } from '#mocks/mall/goods/rows'
import { ownGoods } from '#mocks/mall/goods/rules'
import { platformWillReview } from './counterparty'
import { type LiveGoodsRow, liveTables, type StudioRow } from './rows'
import {
  dropLiveGoods,
  inOrderOf,
  liveGoodsWire,
  mustBeEditable,
  nextNumber,
  ownLiveGoods,
  ownStudios,
  roomAddress,
  statusOfStudio,
  studioDetail,
  studioWire,
} from './rules'

const { liveGoods, studios } = liveTables

/** A form checks for 15 minutes; a request may be on its way for a while. */
const AHEAD_MINUTES = 10

export const studioRoutes: Route[] = [
  listRoute(studioEndpoints.page, 'live', ownStudios.all, {
    filters: { status: oneOf(statusOfStudio), ...containing('name') },
    newestBy: ['createTime', 'id'],
    view: studioWire,
  }),
  recordRoute(studioEndpoints.byId, 'live', ownStudios, studioDetail),
  writeRoute(studioEndpoints.add, 'live', (call) => {
    const roomId = nextNumber(studios.all(), 'roomId', 1001)
    const own = { roomId, qrCodeUrl: roomAddress(roomId), mediaUrl: '', recommend: false, goodsIds: [] }
    ownStudios.insert(call, { ...own, ...readStudio(call), createBy: call.account.account, updateTime: worldNow() })
    return null
  }),
  writeRoute(studioEndpoints.edit, 'live', (call) => {
    const { id, commodityList } = bodyBy(call, studioRequests.edit)
    const row = ownStudios.get(call, id)
    mustBeEditable(row)
    const goodsIds = inOrderOf(row, commodityList)
    studios.update(row.id, { ...readStudio(call), goodsIds, updateTime: worldNow() })
    return null
  }),
  writeRoute(studioEndpoints.addGoods, 'live', (call) => {
    const { room, goods } = roomAndGoods(call)
    ownGoods.get(call, bodyBy(call, studioRequests.addGoods, ['goodsId']).goodsId)
    if (room.goodsIds.includes(goods.id)) throw refusal(44001, '直播商品已存在')
    if (goods.auditStatus !== '2') throw refusal(400, `${goods.name} 未审核通过，不能添加直播商品`)
    studios.update(room.id, { goodsIds: [...room.goodsIds, goods.id] })
    return null
  }),
  writeRoute(studioEndpoints.dropGoods, 'live', (call) => {
    const { room, goods } = roomAndGoods(call)
    studios.update(room.id, { goodsIds: room.goodsIds.filter((id) => id !== goods.id) })
    return null
  }),
]

export const liveGoodsRoutes: Route[] = [
  listRoute(liveGoodsEndpoints.page, 'live', ownLiveGoods.all, {
    filters: { ...containing('name'), ...equalTo('auditStatus') },
    newestBy: ['createTime', 'liveGoodsId'],
    view: liveGoodsWire,
  }),
  writeRoute(liveGoodsEndpoints.add, 'live', (call) => {
    const rows = rowsBy(call, liveGoodsRequests.add)
    if (rows.length === 0) throw refusal(44002, '添加直播商品失败')
    for (const row of rows) platformWillReview(addLiveGoods(call, row))
    return null
  }),
  writeRoute(liveGoodsEndpoints.drop, 'live', (call) => {
    dropLiveGoods(namedGoods(call))
    return null
  }),
]

/** @throws Refusal */
function readStudio(call: Call) {
  const input = bodyBy(call, studioRequests.add)
  if (input.startTime !== '' && input.endTime !== '' && input.endTime <= input.startTime)
    throw refusal(40004, '活动起始时间必须大于结束时间')
  if (input.startTime !== '' && input.startTime < worldNow()) throw refusal(40002, '活动起始时间不能小于当前时间')
  refuseErrors(validateStudio(input, worldNow(), AHEAD_MINUTES), badInput)
  return input
}

/** The room and the goods that a path names by their numbers. */
function roomAndGoods(call: Call): { room: StudioRow; goods: LiveGoodsRow } {
  const room = ownStudios.all(call).find(({ roomId }) => String(roomId) === call.params.roomId)
  if (!room) throw notOwn()
  mustBeEditable(room)
  return { room, goods: namedGoods(call) }
}

function namedGoods(call: Call): LiveGoodsRow {
  const name = call.params.liveGoodsId
  const goods = ownLiveGoods.all(call).find(({ id, liveGoodsId }) => String(liveGoodsId) === name || id === name)
  if (!goods) throw notOwn()
  return goods
}

/** @throws Refusal */
function addLiveGoods(call: Call, row: LiveGoodsInput): LiveGoodsRow {
  const sku = goodsTables.goodsSkus.get(row.skuId)
  if (!sku) throw refusal(44002, '添加直播商品失败')
  const goods = ownGoods.get(call, sku.goodsId)
  if (goods.authFlag !== 'PASS') throw refusal(400, `${sku.goodsName} 未审核通过，不能添加直播商品`)
  refuseJoining('LIVE', [sku.id])
  if (ownLiveGoods.all(call).some(({ skuId }) => skuId === sku.id))
    throw refusal(400, `${sku.goodsName} 已添加规格商品，无法重复增加`)
  refuseErrors(validateLiveGoods(row), () => refusal(44002, '添加直播商品失败'))
  const { name, goodsImage, priceType, url } = row
  return ownLiveGoods.insert(call, {
    name,
    goodsImage,
    priceType,
    url,
    goodsId: sku.goodsId,
    skuId: sku.id,
    price: wireText(row.price),
    price2: priceType === 1 ? '' : wireText(row.price2),
    liveGoodsId: nextNumber(liveGoods.all(), 'liveGoodsId', 101),
    auditId: nextNumber(liveGoods.all(), 'auditId', 400101),
    auditStatus: '0',
    auditMessage: '',
    deleteFlag: false,
    createBy: call.account.account,
  })
}
