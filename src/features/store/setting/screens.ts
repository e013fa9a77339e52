import { page } from '#shared/screen/screen'

export const settingScreens = [
  page({
    name: 'supplierSetting',
    path: '/supplier/setting',
    title: '店铺设置',
    load: () => import('./SettingPage'),
    query: ['tab'],
    frontRoute: 'shop/shopSetting',
  }),
]
