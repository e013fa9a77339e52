import { page } from '#shared/screen/screen'

export const profileScreens = [
  page({
    name: 'personal-enter',
    path: '/personal-enter',
    title: '个人中心',
    load: () => import('./ProfilePage'),
    owners: ['home_index'],
  }),
]
