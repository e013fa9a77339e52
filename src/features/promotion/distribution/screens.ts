import { list } from '#shared/screen/screen'
import { distributionGoodsEndpoints, distributionOrderEndpoints } from './endpoints'

export const distributionScreens = [
  list({
    name: 'distributionGoods',
    path: '/distribution/goods',
    title: '分销商品',
    load: () => import('./DistributionGoodsListPage'),
    drawers: ['edit'],
    frontRoute: 'distribution/distributionGoods',
    prefetch: distributionGoodsEndpoints.page,
  }),
  list({
    name: 'distributionOrder',
    path: '/distribution/orders',
    title: '分销订单',
    load: () => import('./DistributionOrderListPage'),
    query: ['distributionOrderStatus'],
    frontRoute: 'distribution/distributionOrder',
    prefetch: distributionOrderEndpoints.page,
  }),
]
