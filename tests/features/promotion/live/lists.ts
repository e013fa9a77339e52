import type { ListSpec } from '#tests/kit/suites/listSpec'

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'LiveListPage',
    name: 'the list of live rooms',
    path: '/live',
    account: 'haichuan',
    caption: '直播管理',
    api: '/broadcast/studio',
    total: 24,
    filter: { label: '直播标题', name: 'name', value: '清仓', total: 2, shows: '季末清仓夜' },
    statuses: ['未开始', '直播中', '已结束'],
  },
  {
    screen: 'LiveGoodsListPage',
    name: 'the list of live goods',
    path: '/live-goods',
    account: 'haichuan',
    caption: '直播商品',
    api: '/broadcast/commodity',
    total: 30,
    filter: { label: '商品名称', name: 'name', value: '高强钢筋', total: 2, shows: '高强钢筋 HRB500E Φ16' },
    statuses: ['已提交', '审核中', '已审核', '审核未通过'],
    statusName: 'auditStatus',
  },
]
