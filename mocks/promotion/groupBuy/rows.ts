import type { PromotionGoods } from '#features/mall/activity/model'
import type { GroupBuy } from '#features/promotion/groupBuy/model'
import { table } from '#mocks/kernel/store/table'

/** A group-buy as saved; its status is found when it is read, its products are by SKU with their group prices. */
export type GroupBuyRow = Omit<GroupBuy, 'promotionStatus'> & {
  storeId: string
  prices: readonly Pick<PromotionGoods, 'skuId' | 'price'>[]
}

export const groupBuyTables = { groupBuys: table<GroupBuyRow>() }
