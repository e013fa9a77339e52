import { page } from '#shared/screen/screen'
import { materialEndpoints } from './endpoints'

export const materialScreens = [
  page({
    name: 'materialList',
    path: '/supplier/materialList',
    title: '合同材料',
    load: () => import('./MaterialListPage'),
    frontRoute: 'supplier/material/list',
    prefetch: materialEndpoints.available,
  }),
]
