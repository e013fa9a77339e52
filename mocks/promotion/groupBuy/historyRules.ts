import { formatMoney } from '#domain/money'
import { groupPriceName } from '#features/promotion/activity/model/change'
import { groupBuyRequests } from '#features/promotion/groupBuy/requests'
import { historyMembers } from '#mocks/kernel/historyMembers'
import { openingOf, skuName } from '#mocks/mall/activity/historyRules'
import { recordHistory, rowsBy } from '#mocks/store/changeLog/historyRules'
import { type GroupBuyRow, groupBuyTables } from './rows'

/** The history of group-buys. */
export const groupBuyHistory = recordHistory<GroupBuyRow>({
  ...rowsBy(groupBuyTables.groupBuys, 'storeId'),
  kind: 'PINTUAN',
  noun: '拼团',
  nameOf: ({ promotionName }) => promotionName,
  members: historyMembers(groupBuyRequests.add, ['scopeType', 'scopeId', 'promotionGoodsList']),
  told: ({ prices }) =>
    Object.fromEntries(prices.map(({ skuId, price }) => [groupPriceName(skuName(skuId)), formatMoney(price)])),
  actionOf: openingOf,
})
