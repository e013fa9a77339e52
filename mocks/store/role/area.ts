import { defineArea } from '#mocks/kernel/area'
import { roleRoutes } from './handlers'

/** Roles and their menus. */
export const area = defineArea({
  routes: roleRoutes,
  // Roles are options of clerks and departments.
  grants: { role: { viewedWith: ['clerk', 'department'] } },
  menu: {
    screens: [
      {
        section: 'enterprise',
        order: 60,
        routeName: 'storeRoleManage',
        name: '角色权限',
        path: 'store/roles',
        frontRoute: 'shop/system/role/storeRoleManage',
        grant: 'role',
      },
    ],
  },
})
