import { page } from '#shared/screen/screen'

export const homeScreens = [
  page({
    name: 'home_index',
    path: '/home',
    title: '首页',
    load: () => import('./HomePage'),
  }),
]
