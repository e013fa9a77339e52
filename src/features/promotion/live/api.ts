import { nothing, pageOf, recordOf } from '#domain/shape'
import { ApiError } from '#shared/http/ApiError'
import { errorMessage } from '#shared/http/errorText'
import { operation } from '#shared/http/operation'
import { defineResource, mutation, orNone, pageQuery, recordQuery } from '#shared/resource'
import { liveGoodsEndpoints, studioEndpoints } from './endpoints'
import {
  type LiveGoods,
  type LiveGoodsInput,
  liveGoodsSchema,
  type StudioInput,
  studioDetailSchema,
  studioSchema,
  toStudioBody,
} from './model'

const readStudios = operation(studioEndpoints.page, pageOf(studioSchema))
const readStudio = operation(studioEndpoints.byId, recordOf(studioDetailSchema))
const addStudio = operation(studioEndpoints.add, nothing)
const editStudio = operation(studioEndpoints.edit, nothing)
const addToRoom = operation(studioEndpoints.addGoods, nothing)
const dropFromRoom = operation(studioEndpoints.dropGoods, nothing)

/** A room to save. `room` is the saved one with the goods it had; null for a new one. */
export type StudioSave = {
  room: { id: string; roomId: string; goods: readonly LiveGoods[] } | null
  input: StudioInput
  goods: readonly LiveGoods[]
}
/** What was saved: the goods that could not be added or removed, with the reason. `id` is '' when it is unknown. */
export type StudioSaved = { id: string; failed: { name: string; reason: string }[] }

/** Live rooms. */
export const studios = defineResource('studio', {
  page: pageQuery(readStudios),
  byId: recordQuery(readStudio),
  save: mutation(async ({ room, input, goods }: StudioSave): Promise<StudioSaved> => {
    if (!room) return addRoom(input, goods)
    // The order of the goods: lilishop ignores it and keeps that of adding.
    const commodityList = JSON.stringify(goods.map(({ liveGoodsId }) => ({ liveGoodsId })))
    await editStudio({ id: room.id, ...toStudioBody(input), commodityList })
    const dropped = room.goods.filter((one) => !has(goods, one))
    const added = goods.filter((one) => !has(room.goods, one))
    const failed = [
      ...(await eachOf(dropped, ({ liveGoodsId }) => dropFromRoom({ roomId: room.roomId, liveGoodsId }))),
      ...(await addAll(room.roomId, added)),
    ]
    return { id: room.id, failed }
  }),
})

/** The answer to adding a room does not name it, so it is looked up before its goods are added. */
async function addRoom(input: StudioInput, goods: readonly LiveGoods[]): Promise<StudioSaved> {
  await addStudio(toStudioBody(input))
  if (goods.length === 0) return { id: '', failed: [] }
  const room = await findNew(input)
  if (!room) return { id: '', failed: goods.map(({ name }) => ({ name, reason: '没有找到新建的直播间' })) }
  return { id: room.id, failed: await addAll(room.roomId, goods) }
}

async function findNew({ name, startTime }: StudioInput) {
  const newest = { status: 'NEW', pageNumber: 1, pageSize: 100, sort: 'createTime', order: 'desc' }
  const { records } = await readStudios(newest).catch(() => ({ records: [] }))
  return records.find((one) => one.name === name.trim() && one.startTime === startTime)
}

function addAll(roomId: string, goods: readonly LiveGoods[]) {
  return eachOf(goods, ({ liveGoodsId, goodsId }) => addToRoom({ roomId, liveGoodsId, goodsId }))
}

/** Sends one call after the other, as the order of goods is that of adding; a failure does not stop the rest. */
async function eachOf(goods: readonly LiveGoods[], send: (one: LiveGoods) => Promise<unknown>) {
  const failed: StudioSaved['failed'] = []
  for (const one of goods) {
    try {
      await send(one)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      failed.push({ name: one.name, reason: errorMessage(error) })
    }
  }
  return failed
}

function has(goods: readonly LiveGoods[], { liveGoodsId }: LiveGoods): boolean {
  return goods.some((one) => one.liveGoodsId === liveGoodsId)
}

const addGoods = operation(liveGoodsEndpoints.add, nothing)
const dropGoods = operation(liveGoodsEndpoints.drop, nothing)

/** Live goods: SKUs handed in for live sale, which the platform reviews. */
export const liveGoods = defineResource('liveGoods', {
  page: pageQuery(operation(liveGoodsEndpoints.page, pageOf(liveGoodsSchema))),
  add: mutation((rows: readonly LiveGoodsInput[]) => addGoods(rows.map(toWire))),
  drop: mutation((liveGoodsId: string) => dropGoods({ liveGoodsId }), ['studio']),
  /** Hands refused goods in again: a SKU can be there only once, so the refused one goes first. */
  again: mutation(async ({ liveGoodsId, row }: { liveGoodsId: string; row: LiveGoodsInput }) => {
    // Already gone when an earlier attempt got as far as this.
    await orNone(dropGoods({ liveGoodsId }))
    return addGoods([toWire(row)])
  }),
})

/** Figures travel as numbers; a second price only where the type has one. */
function toWire({ price, price2, quantity, ...row }: LiveGoodsInput) {
  const second = row.priceType === 1 ? null : Number(price2)
  return { ...row, price: Number(price), price2: second, quantity: Number(quantity) }
}
