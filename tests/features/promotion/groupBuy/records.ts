import type { RecordSpec } from '#tests/kit/suites/describeRecord'
import { groupBuyIn } from './addresses'

/** The pages of the area about one record. */
export const records: RecordSpec[] = [
  {
    screen: 'GroupBuyDetailPage',
    name: 'a group-buy that runs',
    account: 'haichuan',
    path: () => `/pintuan-goods?id=${groupBuyIn('START').id}`,
    missing: '/pintuan-goods?id=none',
    api: '/promotion/pintuan/:id',
    tab: '拼团商品',
    title: () => groupBuyIn('START').promotionName,
    facts: { 参团人数: String(groupBuyIn('START').requiredNum), 拼团规则: groupBuyIn('START').pintuanRule },
  },
  {
    screen: 'GroupBuyEditPage',
    name: 'the editor of a group-buy',
    account: 'haichuan',
    path: () => `/pintuan-edit?id=${groupBuyIn('NEW').id}`,
    missing: '/pintuan-edit?id=none',
    api: '/promotion/pintuan/:id',
    tab: '拼团',
    title: () => groupBuyIn('NEW').promotionName,
    values: { 活动名称: groupBuyIn('NEW').promotionName, 参团人数: String(groupBuyIn('NEW').requiredNum) },
  },
]
