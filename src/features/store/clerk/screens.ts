import { list } from '#shared/screen/screen'
import { clerkEndpoints } from './endpoints'

export const clerkScreens = [
  list({
    name: 'clerkManage',
    path: '/store/clerks',
    title: '店员管理',
    load: () => import('./ClerkListPage'),
    query: ['departmentId', 'status'],
    drawers: ['edit', 'view'],
    frontRoute: 'shop/system/clerk/clerkManage',
    prefetch: clerkEndpoints.page,
  }),
]
