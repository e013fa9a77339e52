import { type Route, rowOf } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/store/roles',
    shows: rowOf('角色权限'),
    menu: ['角色权限', '企业管理'],
  },
]
