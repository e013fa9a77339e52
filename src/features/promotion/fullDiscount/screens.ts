import { form, list } from '#shared/screen/screen'
import { fullDiscountEndpoints } from './endpoints'

export const fullDiscountScreens = [
  list({
    name: 'full-cut',
    path: '/full-discount',
    title: '满额活动',
    load: () => import('./FullDiscountListPage'),
    query: ['promotionStatus', 'period'],
    drawers: ['series'],
    frontRoute: 'promotion/full-discount/full-discount',
    prefetch: fullDiscountEndpoints.page,
  }),
  form({
    name: 'full-discount-detail',
    path: '/full-discount-detail',
    title: '满额活动',
    load: () => import('./FullDiscountDetailPage'),
    id: ['id'],
    query: ['copy', 'renew'],
    drawers: ['series'],
    owners: ['full-cut'],
  }),
]
