import { publicPage } from '#shared/screen/screen'

export const signInScreens = [
  publicPage({
    name: 'login',
    path: '/login',
    title: '登录',
    load: () => import('./SignInPage'),
    props: { way: 'material' },
  }),
  publicPage({
    name: 'loginSupplier',
    path: '/loginSupplier',
    title: '登录',
    load: () => import('./SignInPage'),
    props: { way: 'supplier' },
  }),
]
