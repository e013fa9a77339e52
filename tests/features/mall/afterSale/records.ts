import { formatMoney } from '#domain/money'
import { db } from '#mocks/areas'
import type { RecordSpec } from '#tests/kit/suites/describeRecord'

const done = db.afterSales.find((row) => row.storeId === '9003' && row.serviceStatus === 'COMPLETE')

/** The pages of the area about one record. */
export const records: RecordSpec[] = [
  {
    screen: 'AfterSaleDetailPage',
    name: 'a claim',
    account: 'haichuan',
    path: () => `/return-goods-order-detail?sn=${done?.sn}`,
    missing: '/return-goods-order-detail?sn=A0',
    api: '/order/afterSale/:sn',
    tab: '售后详情',
    title: () => done?.sn ?? '',
    facts: {
      申请原因: done?.reason ?? '',
      '实际退款（元）': formatMoney(done?.actualRefundPrice),
      订单编号: done?.orderSn ?? '',
    },
  },
]
