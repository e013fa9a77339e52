import type { Route } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/supplier/setting',
    shows: (page) => page.getByLabel('店铺简介'),
    menu: ['店铺设置'],
  },
]
