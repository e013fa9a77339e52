import { type Route, rowOf } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/logistics',
    shows: rowOf('物流公司'),
    menu: ['物流公司', '配送管理'],
  },
]
