import { type Route, rowOf } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/store/clerks',
    shows: rowOf('店员管理'),
    menu: ['店员管理', '企业管理'],
  },
]
