import type { ListSpec } from '#tests/kit/suites/listSpec'

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'LogisticsListPage',
    name: 'the list of logistics companies',
    path: '/logistics',
    account: 'yueheng',
    caption: '物流公司',
    api: '/other/logistics',
    total: 31,
    filter: { label: '物流公司', name: 'name', value: '顺丰', total: 2, shows: '顺丰快运' },
    statuses: ['已开启', '未开启'],
    statusName: 'selected',
  },
]
