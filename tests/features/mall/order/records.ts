import { db } from '#mocks/areas'
import type { RecordSpec } from '#tests/kit/suites/describeRecord'

const parts = db.mallOrders.find((row) => row.storeId === '9003' && row.orderStatus === 'PARTS_DELIVERED')

/** The pages of the area about one record. */
export const records: RecordSpec[] = [
  {
    screen: 'OrderDetailPage',
    name: 'an order of the mall by its address',
    account: 'haichuan',
    path: () => `/order-detail?sn=${parts?.sn}`,
    missing: '/order-detail?sn=O0',
    api: '/order/order/:sn',
    tab: '订单详情',
    title: () => parts?.sn ?? '',
    facts: { 买家: parts?.memberName ?? '' },
  },
]
