import type { ListSpec } from '#tests/kit/suites/listSpec'

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'ClerkListPage',
    name: 'the list of clerks',
    path: '/store/clerks',
    account: 'yueheng',
    caption: '店员管理',
    api: '/store/clerk',
    total: 24,
    filter: { label: '店员名称', name: 'clerkName', value: '沈晓岚', total: 1, shows: '沈晓岚' },
    statuses: ['启用', '禁用'],
  },
]
