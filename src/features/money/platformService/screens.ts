import { page, record } from '#shared/screen/screen'
import { platformServiceEndpoints } from './endpoints'

export const platformServiceScreens = [
  page({
    name: 'platformServiceList',
    path: '/supplier/server/platformService/list',
    title: '平台服务',
    load: () => import('./PlatformServiceListPage'),
  }),
  page({
    name: 'platformServicePayment',
    path: '/supplier/server/platformService/payment',
    title: '服务支付',
    load: () => import('#features/money/platformService/payment/PaymentPage'),
    id: ['featureId'],
    query: ['orderId'],
    writes: true,
    owners: ['platformServiceList', 'purchaseRecordList'],
  }),
  page({
    name: 'purchaseRecordList',
    path: '/supplier/server/purchaseRecord/list',
    title: '购买记录',
    load: () => import('./PurchaseRecordListPage'),
    prefetch: platformServiceEndpoints.page,
  }),
  record({
    name: 'purchaseRecordDetail',
    path: '/supplier/server/purchaseRecord/detail',
    title: '购买记录详情',
    load: () => import('./PurchaseRecordDetailPage'),
    owners: ['purchaseRecordList'],
    prefetch: platformServiceEndpoints.detail,
  }),
]
