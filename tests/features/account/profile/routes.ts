import type { Route } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/personal-enter',
    shows: (page) => page.getByLabel('昵称'),
    menu: ['个人中心', '企业管理'],
  },
]
