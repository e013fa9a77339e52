import { type Activity, statusAt, toActivity } from '#features/mall/activity/model'
import type { GroupBuy } from '#features/promotion/groupBuy/model'
import { ownedBy } from '#mocks/kernel/http/guards'
import { refusal } from '#mocks/kernel/http/reply'
import { worldNow } from '#mocks/kernel/store/now'
import { isOffered, promotionGoods, promotionGoodsWire, type Wanted } from '#mocks/mall/activity/rules'
import { type GroupBuyRow, groupBuyTables } from './rows'

const { groupBuys } = groupBuyTables

/** The group-buys of the caller's shop. */
export const ownGroupBuys = ownedBy(groupBuys, 'storeId', {
  refuse: () => refusal(42013, '当前拼团活动不存在！'),
})

/** A group-buy as a list shows it. */
export function groupBuyView({ prices: _, ...row }: GroupBuyRow) {
  return {
    ...row,
    startTime: row.startTime || null,
    endTime: row.endTime || null,
    // [proposed]
    ranStartTime: row.ranStartTime || null,
    ranEndTime: row.ranEndTime || null,
    promotionStatus: statusAt(row, worldNow()),
  }
}

/** The products of a group-buy as they are sent. */
export function goodsWire(row: GroupBuyRow) {
  return promotionGoodsWire(row, 'PINTUAN', goodsOf(row))
}

/** A group-buy with its products. */
export function groupBuyDetail(row: GroupBuyRow) {
  return { ...groupBuyView(row), promotionGoodsList: goodsWire(row) }
}

/** The products of a group-buy that still exist. */
function goodsOf({ prices }: GroupBuyRow) {
  return prices.filter(({ skuId }) => isOffered(skuId)).map(({ skuId, price }) => promotionGoods(skuId, { price }))
}

/** The wanted group-buys of a shop as activities. */
export function groupBuyActivities(storeId: string, isWanted: Wanted): Activity[] {
  return groupBuys
    .filter((row) => row.storeId === storeId && isWanted(row))
    .map((row) =>
      toActivity({
        ...(row as Partial<GroupBuy>),
        promotionType: 'PINTUAN',
        promotionStatus: statusAt(row, worldNow()),
        promotionGoodsList: goodsOf(row),
      }),
    )
}
