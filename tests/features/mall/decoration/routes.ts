import { queryOf, type Route, rowOf } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/pc-pages',
    account: 'haichuan',
    shows: rowOf('PC楼层'),
    menu: ['PC楼层', '店铺管理'],
  },
  {
    path: '/pcFloorList/main',
    account: 'haichuan',
    query: queryOf('/api/store/settings/pageData/PC/pageDataList'),
    shows: (page) => page.getByRole('region', { name: '页面大纲' }),
    menu: ['PC楼层', '店铺管理'],
  },
  {
    path: '/wap-pages',
    account: 'haichuan',
    shows: rowOf('移动楼层'),
    menu: ['移动楼层', '店铺管理'],
  },
  {
    path: '/floorList/main',
    account: 'haichuan',
    query: queryOf('/api/store/settings/pageData/H5/pageDataList'),
    shows: (page) => page.getByRole('region', { name: '页面大纲' }),
    menu: ['移动楼层', '店铺管理'],
  },
]
