import { list, page, printPage } from '#shared/screen/screen'
import { mallOrderEndpoints } from './endpoints'

export const orderScreens = [
  list({
    name: 'orderList',
    path: '/orders',
    title: '商品订单',
    load: () => import('#features/mall/order/list/OrderListPage'),
    query: ['orderStatus', 'keywords', 'promotionId', 'promotionName'],
    drawers: ['ship', 'consignee', 'price'],
    frontRoute: 'order/order/orderList',
    prefetch: mallOrderEndpoints.page,
    prefetchUnless: 'promotionId',
  }),
  list({
    name: 'virtualOrderList',
    path: '/virtual-orders',
    title: '虚拟订单',
    load: () => import('#features/mall/order/list/VirtualOrderListPage'),
    query: ['orderStatus'],
    drawers: ['price'],
    frontRoute: 'order/order/virtualOrderList',
    prefetch: mallOrderEndpoints.virtualPage,
  }),
  page({
    name: 'order-detail',
    path: '/order-detail',
    title: '订单详情',
    load: () => import('#features/mall/order/detail/OrderDetailPage'),
    id: ['sn'],
    drawers: ['ship', 'consignee', 'price', 'waybill'],
    owners: ['orderList', 'virtualOrderList'],
    prefetch: mallOrderEndpoints.detail,
  }),
  page({
    name: 'export-order-deliver',
    path: '/export-order-deliver',
    title: '批量发货',
    load: () => import('#features/mall/order/ship/BatchShipPage'),
    writes: true,
    owners: ['orderList'],
  }),
  printPage({
    name: 'orderPreview',
    path: '/orderPreview',
    title: '发货单',
    load: () => import('#features/mall/order/print/OrderPreviewPage'),
  }),
]
