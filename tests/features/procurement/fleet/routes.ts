import type { Route } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/supplier/driver/list',
    shows: (page) => page.getByRole('button', { name: /^显示号码/ }).first(),
    menu: ['司机管理', '配送管理'],
  },
  {
    path: '/supplier/car/list',
    shows: (page) => page.getByRole('button', { name: '编辑' }).first(),
    menu: ['车辆管理', '配送管理'],
  },
]
