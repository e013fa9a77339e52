import { list, page } from '#shared/screen/screen'
import { afterSaleEndpoints } from './endpoints'

export const afterSaleScreens = [
  list({
    name: 'returnGoodsOrder',
    path: '/after-sales',
    title: '退货管理',
    load: () => import('./AfterSaleListPage'),
    query: ['serviceStatus', 'orderSn'],
    drawers: ['edit'],
    frontRoute: 'order/after-order/returnGoodsOrder',
    prefetch: afterSaleEndpoints.returns,
  }),
  list({
    name: 'returnMoneyOrder',
    path: '/after-sales/refunds',
    title: '退款管理',
    load: () => import('./RefundListPage'),
    query: ['serviceStatus', 'orderSn'],
    drawers: ['edit'],
    frontRoute: 'order/after-order/returnMoneyOrder',
    prefetch: afterSaleEndpoints.refunds,
  }),
  page({
    name: 'return-goods-order-detail',
    path: '/return-goods-order-detail',
    title: '售后详情',
    load: () => import('./AfterSaleDetailPage'),
    id: ['sn'],
    drawers: ['edit'],
    owners: ['returnGoodsOrder', 'returnMoneyOrder'],
    prefetch: afterSaleEndpoints.detail,
  }),
]
