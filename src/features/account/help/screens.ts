import { page } from '#shared/screen/screen'

export const helpScreens = [
  page({
    name: 'help',
    path: '/help',
    title: '帮助文档',
    load: () => import('./HelpPage'),
    query: ['article', 'category', 'title', 'keyword', 'current'],
  }),
]
