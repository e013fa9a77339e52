import type { ListSpec } from '#tests/kit/suites/listSpec'

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'PhonePageListPage',
    name: 'the list of pages on phones',
    path: '/wap-pages',
    account: 'haichuan',
    caption: '移动楼层',
    api: '/pageData/H5/pageDataList',
    total: 4,
    filter: { label: '页面名称', name: 'name', value: '工具节', total: 1, shows: '工具节会场' },
    statuses: ['已发布', '未发布'],
    statusName: 'pageShow',
  },
  {
    screen: 'SitePageListPage',
    name: 'the list of pages of the site',
    path: '/pc-pages',
    account: 'haichuan',
    caption: 'PC楼层',
    api: '/pageData/PC/pageDataList',
    total: 3,
    filter: { label: '页面名称', name: 'name', value: '新品', total: 1, shows: '新品首页' },
    statuses: ['已发布', '未发布'],
    statusName: 'pageShow',
  },
]
