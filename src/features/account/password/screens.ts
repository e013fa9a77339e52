import { page, publicPage } from '#shared/screen/screen'

export const passwordScreens = [
  publicPage({
    name: 'forgetPassword',
    path: '/forgetPassword',
    title: '忘记密码',
    load: () => import('./ForgetPasswordPage'),
    isForPasswords: true,
  }),
  page({
    name: 'change_pass',
    path: '/change-password',
    title: '修改密码',
    load: () => import('./ChangePasswordPage'),
    isForPasswords: true,
    owners: ['home_index'],
    aliases: ['/change_pass'],
  }),
]
