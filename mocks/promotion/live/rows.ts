import type { LiveGoods, Studio } from '#features/promotion/live/model'
import { table } from '#mocks/kernel/store/table'

/** A live room; its status follows from its times, `goodsIds` are live goods in the order of the room. */
export type StudioRow = Omit<Studio, 'status' | 'roomGoodsNum' | 'roomId'> & {
  roomId: number
  storeId: string
  goodsIds: string[]
  createBy: string
  updateTime: string
}

/** A SKU handed in for live sale; figures are text. A deleted one stays in the rooms that are over. */
export type LiveGoodsRow = Omit<LiveGoods, 'liveGoodsId' | 'quantity' | 'price' | 'price2'> & {
  liveGoodsId: number
  auditId: number
  price: string
  price2: string
  storeId: string
  deleteFlag: boolean
  createBy: string
}

export const liveTables = { studios: table<StudioRow>(), liveGoods: table<LiveGoodsRow>() }
