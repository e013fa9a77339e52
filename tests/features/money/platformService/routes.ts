import { firstOf, headingOf, linkOf, queryOf, type Route } from '#tests/e2e/kit/routes'

const ORDERS = '/api/gd-order/order/page'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/supplier/server/platformService/list',
    shows: headingOf('平台基础服务'),
    menu: ['平台服务', '服务中心'],
  },
  {
    path: '/supplier/server/platformService/payment',
    query: async (ask) => `?orderId=${(await firstOf(ask, `${ORDERS}?payStatus=1`)).id}`,
    shows: (page) => page.getByRole('timer'),
    menu: ['平台服务', '服务中心'],
  },
  {
    path: '/supplier/server/purchaseRecord/list',
    shows: linkOf('购买记录'),
    menu: ['购买记录', '服务中心'],
  },
  {
    path: '/supplier/server/purchaseRecord/detail',
    query: queryOf(`${ORDERS}?payStatus=2`),
    shows: headingOf('支付记录'),
    menu: ['购买记录', '服务中心'],
  },
]
