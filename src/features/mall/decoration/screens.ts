import { page } from '#shared/screen/screen'

export const decorationScreens = [
  page({
    name: 'floorList',
    path: '/pc-pages',
    title: 'PC楼层',
    load: () => import('./SitePageListPage'),
    frontRoute: 'shop/floorList',
  }),
  page({
    name: 'renovation',
    path: '/pcFloorList/main',
    title: '装修PC页面',
    load: () => import('./SitePageEditPage'),
    id: ['id'],
    writes: true,
    owners: ['floorList'],
    aliases: ['/renovation'],
  }),
  page({
    name: 'wapList',
    path: '/wap-pages',
    title: '移动楼层',
    load: () => import('./PhonePageListPage'),
    frontRoute: 'shop/wap/wapList',
  }),
  page({
    name: 'main',
    path: '/floorList/main',
    title: '装修移动页面',
    load: () => import('./PhonePageEditPage'),
    id: ['id'],
    writes: true,
    owners: ['wapList'],
  }),
]
