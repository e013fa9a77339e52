import { isRecord, wireText } from '#domain/wire'
import { CARD_GOODS, epochSeconds, isEditable, type StudioStatus, statusAt } from '#features/promotion/live/model'
import { supplierName } from '#mocks/kernel/auth/caller'
import { ownedBy } from '#mocks/kernel/http/guards'
import { refusal } from '#mocks/kernel/http/reply'
import { worldNow } from '#mocks/kernel/store/now'
import { goodsTables } from '#mocks/mall/goods/rows'
import { type LiveGoodsRow, liveTables, type StudioRow } from './rows'

const { liveGoods, studios } = liveTables

/** The live rooms of the caller's shop. */
export const ownStudios = ownedBy(studios, 'storeId')

/** The live goods of the caller's shop. */
export const ownLiveGoods = ownedBy(liveGoods, 'storeId', { where: ({ deleteFlag }) => !deleteFlag })

/** The status of a room now. */
export function statusOfStudio(row: StudioRow): StudioStatus {
  return statusAt(row, worldNow())
}

/**
 * Refuses to change a room that has started.
 *
 * @throws Refusal 40008
 */
export function mustBeEditable(row: StudioRow): void {
  if (!isEditable({ status: statusOfStudio(row) })) throw refusal(40008, '当前活动已开始/结束，无法编辑！')
}

/** Live goods in the format of the API. */
export function liveGoodsWire({ price, price2, deleteFlag: _, ...row }: LiveGoodsRow) {
  const stock = goodsTables.goodsSkus.get(row.skuId)?.quantity
  return {
    ...row,
    price: Number(price),
    price2: price2 === '' ? null : Number(price2),
    quantity: stock === undefined ? 0 : Number(stock),
    storeName: supplierName(row.storeId),
  }
}

/** A room in the format of the API. Its card shows the first goods. */
export function studioWire(row: StudioRow) {
  const { goodsIds, ...rest } = row
  const goods = goodsOf(row)
  const card = goods.slice(0, CARD_GOODS).map(({ name, goodsImage }) => ({ name, goodsImage }))
  return {
    ...rest,
    startTime: epochSeconds(row.startTime),
    endTime: epochSeconds(row.endTime),
    status: statusOfStudio(row),
    roomGoodsNum: goods.length,
    roomGoodsList: JSON.stringify(card),
    updateBy: row.createBy,
    deleteFlag: false,
  }
}

/** A room with its goods. */
export function studioDetail(row: StudioRow) {
  return { ...studioWire(row), commodityList: goodsOf(row).map(liveGoodsWire) }
}

/** The goods of a room, in its order. */
function goodsOf({ goodsIds }: StudioRow): LiveGoodsRow[] {
  return goodsIds.flatMap((id) => liveGoods.get(id) ?? [])
}

/**
 * The goods of a room in the order of a list that a client sends as JSON, each named by its `liveGoodsId` or id; what
 * the list does not name comes last.
 */
export function inOrderOf(row: StudioRow, sent: string): string[] {
  const names = parseList(sent).map(({ liveGoodsId, id }) => [wireText(liveGoodsId), wireText(id)])
  const placeOf = (one: LiveGoodsRow) => {
    const at = names.findIndex(([number, id]) => number === String(one.liveGoodsId) || id === one.id)
    return at < 0 ? names.length : at
  }
  const goods = goodsOf(row)
  return goods.toSorted((a, b) => placeOf(a) - placeOf(b) || goods.indexOf(a) - goods.indexOf(b)).map(({ id }) => id)
}

function parseList(sent: string): Record<string, unknown>[] {
  try {
    const list: unknown = JSON.parse(sent || '[]')
    return Array.isArray(list) ? list.filter(isRecord) : []
  } catch {
    return []
  }
}

/** Deletes live goods: they leave the rooms that have not started. */
export function dropLiveGoods(row: LiveGoodsRow): void {
  for (const studio of studios.filter(({ goodsIds }) => goodsIds.includes(row.id))) {
    if (statusOfStudio(studio) !== 'NEW') continue
    studios.update(studio.id, { goodsIds: studio.goodsIds.filter((id) => id !== row.id) })
  }
  liveGoods.update(row.id, { deleteFlag: true })
}

/** The next number of a column that counts up. */
export function nextNumber<Name extends string>(
  rows: readonly Readonly<Record<Name, number>>[],
  name: Name,
  first: number,
): number {
  return Math.max(first - 1, ...rows.map((row) => row[name])) + 1
}

/** What the QR code of a room opens. */
export function roomAddress(roomId: number): string {
  return `https://m.mall.example/live?roomId=${roomId}`
}
