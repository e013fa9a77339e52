import { list, record } from '#shared/screen/screen'
import { memberEndpoints } from './endpoints'

export const memberScreens = [
  list({
    name: 'memberList',
    path: '/members',
    title: '会员管理',
    load: () => import('./MemberListPage'),
    frontRoute: 'member/memberList',
    prefetch: memberEndpoints.page,
  }),
  record({
    name: 'member-detail',
    path: '/member-detail',
    title: '会员详情',
    load: () => import('./MemberDetailPage'),
    owners: ['memberList'],
    prefetch: memberEndpoints.detail,
  }),
]
