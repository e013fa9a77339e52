import { page, publicPage } from '#shared/screen/screen'
import { hasPasswordSignIn } from '#shared/variant'

export const passwordScreens = [
  publicPage({
    name: 'forgetPassword',
    path: '/forgetPassword',
    title: '忘记密码',
    load: () => import('./ForgetPasswordPage'),
    isOffered: hasPasswordSignIn,
  }),
  page({
    name: 'change_pass',
    path: '/change-password',
    title: '修改密码',
    load: () => import('./ChangePasswordPage'),
    isOffered: hasPasswordSignIn,
    owners: ['home_index'],
    aliases: ['/change_pass'],
  }),
]
