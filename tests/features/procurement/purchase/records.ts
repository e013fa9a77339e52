import type { RecordSpec } from '#tests/kit/suites/describeRecord'

/** The pages of the area about one record. */
export const records: RecordSpec[] = [
  {
    screen: 'PurchaseDetailPage',
    name: 'a purchase order by its address',
    account: 'yueheng',
    path: () => '/supplier/order/detail?orderSn=CG20240312-0008',
    missing: '/supplier/order/detail?orderSn=CG0',
    api: '/purchaseOrder/getByOrderSn',
    tab: '采购订单详情',
    title: () => 'CG20240312-0008',
    facts: { 项目: '滨江一号地块总承包工程' },
  },
]
