import { db } from '#mocks/areas'
import type { ListSpec } from '#tests/kit/suites/listSpec'

const names = new Map(
  db.mallOrders.filter(({ storeId }) => storeId === '9003').map(({ memberId, memberName }) => [memberId, memberName]),
)
const projects = [...names.values()].filter((name) => name.includes('部'))

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'MemberListPage',
    name: 'the list of members',
    path: '/members',
    account: 'haichuan',
    caption: '会员管理',
    api: '/api/store/member',
    total: names.size,
    filter: { label: '会员名称', name: 'memberName', value: '部', total: projects.length, shows: projects[0] ?? '' },
    opens: { path: '/member-detail', tab: '会员详情' },
    sums: ['付款金额（元）', '退款金额（元）'],
    isWithoutActions: true,
  },
]
