import { publicPage } from '#shared/screen/screen'

export const registerScreens = [
  publicPage({
    name: 'SignUp',
    path: '/SignUp',
    title: '注册账号',
    load: () => import('./SignUpPage'),
    isForPasswords: true,
  }),
]
