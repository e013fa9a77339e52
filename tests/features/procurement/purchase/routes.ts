import { headingOf, linkOf, queryOf, type Route } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/supplier/order/list',
    shows: linkOf('采购订单'),
    menu: ['采购订单', '订单管理'],
  },
  {
    path: '/supplier/order/detail',
    query: queryOf('/api/supplier/purchase/purchaseOrder/queryPage', 'orderSn'),
    shows: headingOf('订单信息'),
    menu: ['采购订单', '订单管理'],
  },
]
