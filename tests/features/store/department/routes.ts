import type { Route } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/store/departments',
    shows: (page) => page.getByRole('button', { name: '添加一级部门' }),
    menu: ['部门管理', '企业管理'],
  },
]
