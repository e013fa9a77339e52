import { page } from '#shared/screen/screen'

export const departmentScreens = [
  page({
    name: 'storeDepartmentManage',
    path: '/store/departments',
    title: '部门管理',
    load: () => import('./DepartmentPage'),
    query: ['id'],
    drawers: ['edit', 'parent'],
    frontRoute: 'shop/system/department/storeDepartmentManage',
  }),
]
