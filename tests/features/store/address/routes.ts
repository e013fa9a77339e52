import { type Route, rowOf } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/shop-addresses',
    account: 'haichuan',
    shows: rowOf('自提管理'),
    menu: ['自提管理', '店铺管理'],
  },
]
