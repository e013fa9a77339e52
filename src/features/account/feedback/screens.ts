import { list } from '#shared/screen/screen'
import { feedbackEndpoints } from './endpoints'

export const feedbackScreens = [
  list({
    name: 'feedback',
    path: '/feedback',
    title: '意见反馈',
    load: () => import('./FeedbackListPage'),
    query: ['status'],
    drawers: ['edit', 'view'],
    prefetch: feedbackEndpoints.page,
  }),
]
