import { db } from '#mocks/areas'
import type { RecordSpec } from '#tests/kit/suites/describeRecord'

const paid = db.platformOrders.find((row) => row.payStatus === 2 && row.supplierId === '9001')

/** The pages of the area about one record. */
export const records: RecordSpec[] = [
  {
    screen: 'PurchaseRecordDetailPage',
    name: 'a purchase record by its address',
    account: 'yueheng',
    path: () => `/supplier/server/purchaseRecord/detail?id=${paid?.id}`,
    missing: '/supplier/server/purchaseRecord/detail?id=999999',
    api: '/gd-order/order/detail/:id',
    tab: '购买记录详情',
    title: () => paid?.orderSn ?? '',
  },
]
