import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { departmentRoutes } from './handlers'

/** Departments and their roles. */
export const area = defineArea({
  routes: departmentRoutes,
  // A clerk belongs to a department.
  grants: { department: { viewedWith: ['clerk'] } },
  menu: screensIn('enterprise', { grant: 'department' }, [
    [50, 'storeDepartmentManage', '部门管理', 'store/departments', 'shop/system/department/storeDepartmentManage'],
  ]),
})
