import { page } from '#shared/screen/screen'
import { unitEndpoints } from './endpoints'

export const categoryScreens = [
  page({
    name: 'category',
    path: '/shop-categories',
    title: '店铺分类',
    load: () => import('./ShopCategoryPage'),
    drawers: ['edit', 'parent'],
    frontRoute: 'goods/goods-manage/category',
  }),
  page({
    name: 'goodsUnit',
    path: '/goods-units',
    title: '计量单位',
    load: () => import('./UnitListPage'),
    frontRoute: 'goods/goods-manage/goodsUnit',
    prefetch: unitEndpoints.page,
  }),
]
