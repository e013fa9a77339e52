import { db } from '#mocks/areas'
import type { RecordSpec } from '#tests/kit/suites/describeRecord'

/** The pages of the area about one record. */
export const records: RecordSpec[] = [
  {
    screen: 'SettlementDetailPage',
    name: 'a settlement sheet by its address',
    account: 'yueheng',
    path: () =>
      `/supplier/settlement/detail?id=${db.settlements.find(({ settlementCode }) => settlementCode === 'JS202403-00012')?.id}`,
    missing: '/supplier/settlement/detail?id=999999',
    api: '/settlementBill/detail',
    tab: '结算单详情',
    title: () => 'JS202403-00012',
    facts: { 项目: '滨江一号地块总承包工程' },
  },
]
