import { list } from '#shared/screen/screen'
import { roleEndpoints } from './endpoints'

export const roleScreens = [
  list({
    name: 'storeRoleManage',
    path: '/store/roles',
    title: '角色权限',
    load: () => import('./RoleListPage'),
    drawers: ['edit', 'view'],
    frontRoute: 'shop/system/role/storeRoleManage',
    prefetch: roleEndpoints.page,
  }),
]
