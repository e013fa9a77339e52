import { page } from '#shared/screen/screen'

export const addressScreens = [
  page({
    name: 'shopAddress',
    path: '/shop-addresses',
    title: '自提管理',
    load: () => import('./AddressListPage'),
    drawers: ['edit'],
    frontRoute: 'shop/shopAddress',
  }),
]
