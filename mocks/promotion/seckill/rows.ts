import type { Seckill, SeckillApply } from '#features/promotion/seckill/model'
import { table } from '#mocks/kernel/store/table'

/** A seckill of the platform: all shops see the same. */
export type SeckillRow = Omit<Seckill, 'promotionStatus' | 'applyNum' | 'passNum'> & { createTime: string }

/** A SKU that a shop applied with; what is shown of the SKU itself is found when it is read. */
export type SeckillApplyRow = Omit<
  SeckillApply,
  'goodsId' | 'thumbnail' | 'skuQuantity' | 'cost' | 'lowestDealPrice'
> & {
  seckillId: string
  storeId: string
  storeName: string
  createTime: string
}

export const seckillTables = { seckills: table<SeckillRow>(), seckillApplies: table<SeckillApplyRow>() }
