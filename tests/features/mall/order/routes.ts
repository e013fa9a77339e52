import { headingOf, queryOf, type Route, rowOf } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/orders',
    account: 'haichuan',
    shows: rowOf('商品订单'),
    menu: ['商品订单', '订单管理'],
  },
  {
    path: '/virtual-orders',
    account: 'haichuan',
    shows: rowOf('虚拟订单'),
    menu: ['虚拟订单', '订单管理'],
  },
  {
    path: '/order-detail',
    account: 'haichuan',
    query: queryOf('/api/store/order/order?orderType=NORMAL', 'sn'),
    shows: headingOf('订单信息'),
    menu: ['商品订单', '订单管理'],
  },
  {
    path: '/export-order-deliver',
    account: 'haichuan',
    shows: (page) => page.getByRole('button', { name: '下载导入模板' }),
    menu: ['商品订单', '订单管理'],
  },
]
