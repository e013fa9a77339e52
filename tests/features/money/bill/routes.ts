import { headingOf, queryOf, type Route, rowOf } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/bills/reconcile',
    account: 'haichuan',
    shows: rowOf('财务对账'),
    menu: ['财务对账', '结算管理'],
  },
  {
    path: '/bills',
    account: 'haichuan',
    shows: rowOf('店铺结算'),
    menu: ['店铺结算', '结算管理'],
  },
  {
    path: '/bills/orders',
    account: 'haichuan',
    shows: rowOf('订单结算'),
    menu: ['订单结算', '结算管理'],
  },
  {
    path: '/bills/payments',
    account: 'haichuan',
    shows: rowOf('到账核对'),
    menu: ['到账核对', '结算管理'],
  },
  {
    path: '/bill-detail',
    account: 'haichuan',
    query: queryOf('/api/store/order/bill/getByPage'),
    shows: headingOf('结算单信息'),
    menu: ['店铺结算', '结算管理'],
  },
  {
    path: '/orderSettlementList-detail',
    account: 'haichuan',
    query: queryOf('/api/store/order/bill/getByPage'),
    shows: headingOf('结算单信息'),
    menu: ['订单结算', '结算管理'],
  },
]
