import { page } from '#shared/screen/screen'

export const logisticsScreens = [
  page({
    name: 'logistics',
    path: '/logistics',
    title: '物流公司',
    load: () => import('./LogisticsListPage'),
    drawers: ['edit'],
    frontRoute: 'shop/ship/logistics',
  }),
]
