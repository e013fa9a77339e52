import type { ListSpec } from '#tests/kit/suites/listSpec'

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'RoleListPage',
    name: 'the list of roles',
    path: '/store/roles',
    account: 'yueheng',
    caption: '角色权限',
    api: '/store/role',
    total: 6,
    filter: { label: '角色名称', name: 'name', value: '合同', total: 1, shows: '合同专员' },
  },
]
