import { headingOf, queryOf, type Route, rowOf } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/complaints',
    account: 'haichuan',
    shows: rowOf('投诉管理'),
    menu: ['投诉管理', '售后管理'],
  },
  {
    path: '/order-complaint-detail',
    account: 'haichuan',
    query: queryOf('/api/store/order/complain'),
    shows: headingOf('投诉信息'),
    menu: ['投诉管理', '售后管理'],
  },
]
