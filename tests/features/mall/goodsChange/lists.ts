import type { ListSpec } from '#tests/kit/suites/listSpec'

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'ChangeListPage',
    name: 'the list of change requests',
    path: '/goods-changes',
    account: 'haichuan',
    caption: '商品变更',
    api: '/change/store/page',
    total: 30,
    filter: { label: '商品名称', name: 'goodsName', value: 'HRB400E', total: 2, shows: '热轧带肋钢筋 HRB400E' },
    statuses: ['待审核', '已通过', '审核拒绝'],
  },
]
