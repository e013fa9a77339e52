import { headingOf, queryOf, type Route, rowOf } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/after-sales',
    account: 'haichuan',
    shows: rowOf('退货管理'),
    menu: ['退货管理', '售后管理'],
  },
  {
    path: '/after-sales/refunds',
    account: 'haichuan',
    shows: rowOf('退款管理'),
    menu: ['退款管理', '售后管理'],
  },
  {
    path: '/return-goods-order-detail',
    account: 'haichuan',
    query: queryOf('/api/store/order/afterSale/page?serviceType=RETURN_GOODS', 'sn'),
    shows: headingOf('售后申请'),
    menu: ['退货管理', '售后管理'],
  },
]
