import { list } from '#shared/screen/screen'
import { messageEndpoints } from './endpoints'

export const messageScreens = [
  list({
    name: 'message',
    path: '/message',
    title: '消息中心',
    load: () => import('./MessageListPage'),
    query: ['status'],
    drawers: ['view'],
    aliases: ['/message_index'],
    prefetch: messageEndpoints.page,
  }),
]
