import { publicPage } from '#shared/screen/screen'

export const singleSignOnScreens = [
  publicPage({ name: 'sso', path: '/sso', title: '统一登录', load: () => import('./SingleSignOnPage') }),
]
