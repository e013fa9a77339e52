import { defineArea } from '#mocks/kernel/area'
import { departmentRoutes } from './handlers'

/** Departments and their roles. */
export const area = defineArea({
  routes: departmentRoutes,
  // A clerk belongs to a department.
  grants: { department: { viewedWith: ['clerk'] } },
  menu: {
    screens: [
      {
        section: 'enterprise',
        order: 50,
        routeName: 'storeDepartmentManage',
        name: '部门管理',
        path: 'store/departments',
        frontRoute: 'shop/system/department/storeDepartmentManage',
        grant: 'department',
      },
    ],
  },
})
