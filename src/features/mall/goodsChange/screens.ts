import { list } from '#shared/screen/screen'
import { goodsChangeEndpoints } from './endpoints'

export const goodsChangeScreens = [
  list({
    name: 'goods-change',
    path: '/goods-changes',
    title: '商品变更',
    load: () => import('./ChangeListPage'),
    query: ['status'],
    drawers: ['edit', 'goods', 'view'],
    frontRoute: 'goods/goods-seller/goodsChange',
    prefetch: goodsChangeEndpoints.page,
  }),
]
