import type { Route } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/change-password',
    shows: (page) => page.getByLabel('原密码'),
    menu: ['修改密码', '企业管理'],
  },
]
