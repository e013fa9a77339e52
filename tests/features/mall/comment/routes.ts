import { type Route, rowOf } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/comments',
    account: 'haichuan',
    shows: rowOf('评价管理'),
    menu: ['评价管理', '售后管理'],
  },
]
