import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { roleRoutes } from './handlers'

/** Roles and their menus. */
export const area = defineArea({
  routes: roleRoutes,
  // Roles are options of clerks and departments.
  grants: { role: { viewedWith: ['clerk', 'department'] } },
  menu: screensIn('enterprise', { grant: 'role' }, [
    [60, 'storeRoleManage', '角色权限', 'store/roles', 'shop/system/role/storeRoleManage'],
  ]),
})
