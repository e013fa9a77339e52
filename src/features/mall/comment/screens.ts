import { list } from '#shared/screen/screen'
import { commentEndpoints } from './endpoints'

export const commentScreens = [
  list({
    name: 'memberComment',
    path: '/comments',
    title: '评价管理',
    load: () => import('./CommentListPage'),
    query: ['replyStatus', 'grade'],
    drawers: ['edit', 'view'],
    frontRoute: 'member/memberComment',
    prefetch: commentEndpoints.page,
  }),
]
