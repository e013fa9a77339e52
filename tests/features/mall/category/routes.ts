import { type Route, rowOf } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/shop-categories',
    account: 'haichuan',
    shows: rowOf('店铺分类'),
    menu: ['店铺分类', '商品管理'],
  },
  {
    path: '/goods-units',
    account: 'haichuan',
    shows: rowOf('计量单位'),
    menu: ['计量单位', '商品管理'],
  },
]
