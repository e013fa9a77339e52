import { type Route, rowOf } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/distribution/goods',
    account: 'haichuan',
    shows: rowOf('分销商品'),
    menu: ['分销商品', '促销管理'],
  },
  {
    path: '/distribution/orders',
    account: 'haichuan',
    shows: rowOf('分销订单'),
    menu: ['分销订单', '促销管理'],
  },
]
