import { publicPage } from '#shared/screen/screen'

export const onboardingScreens = [
  publicPage({
    name: 'supplierEntry',
    path: '/supplierEntry',
    title: '供应商入驻',
    load: () => import('./OnboardingPage'),
  }),
  publicPage({
    name: 'shopEntry',
    path: '/shopEntry',
    title: '供应商入驻',
    load: () => import('./OnboardingPage'),
  }),
]
