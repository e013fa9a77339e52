import { list, page } from '#shared/screen/screen'
import { purchaseEndpoints } from './endpoints'

export const purchaseScreens = [
  list({
    name: 'purchaseOrderList',
    path: '/supplier/order/list',
    title: '采购订单',
    load: () => import('./PurchaseListPage'),
    query: ['status', 'contractCode', 'orderSn', 'projectName', 'sendTimeVerified'],
    prefetch: purchaseEndpoints.page,
  }),
  page({
    name: 'purchaseDetail',
    path: '/supplier/order/detail',
    title: '采购订单详情',
    load: () => import('./PurchaseDetailPage'),
    id: ['orderSn'],
    owners: ['purchaseOrderList'],
    dicts: ['measure_unit'],
    prefetch: purchaseEndpoints.detail,
  }),
]
