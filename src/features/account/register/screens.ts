import { publicPage } from '#shared/screen/screen'
import { hasPasswordSignIn } from '#shared/variant'

export const registerScreens = [
  publicPage({
    name: 'SignUp',
    path: '/SignUp',
    title: '注册账号',
    load: () => import('./SignUpPage'),
    isOffered: hasPasswordSignIn,
  }),
]
