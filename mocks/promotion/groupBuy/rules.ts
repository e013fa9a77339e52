import { ownedBy } from '#mocks/kernel/http/guards'
import { refusal } from '#mocks/kernel/http/reply'
import { activityView, isOffered, promotionGoods, promotionGoodsWire, sourceOf } from '#mocks/mall/activity/rules'
import { type GroupBuyRow, groupBuyTables } from './rows'

const { groupBuys } = groupBuyTables

/** The group-buys of the caller's shop. */
export const ownGroupBuys = ownedBy(groupBuys, 'storeId', {
  refuse: () => refusal(42013, '当前拼团活动不存在！'),
})

/** A group-buy as a list shows it. */
export function groupBuyView({ prices: _, ...row }: GroupBuyRow) {
  return activityView(row)
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

/** The group-buys as activities. */
export const groupBuySource = sourceOf('PINTUAN', groupBuys, (row) => ({ promotionGoodsList: goodsOf(row) }))
