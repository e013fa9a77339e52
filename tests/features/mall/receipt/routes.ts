import { type Route, rowOf } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/receipts',
    account: 'haichuan',
    shows: rowOf('发票管理'),
    menu: ['发票管理', '结算管理'],
  },
]
