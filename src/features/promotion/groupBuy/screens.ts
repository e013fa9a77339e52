import { form, list, record } from '#shared/screen/screen'
import { groupBuyEndpoints } from './endpoints'

export const groupBuyScreens = [
  list({
    name: 'pintuan',
    path: '/pintuan',
    title: '拼团活动',
    load: () => import('./GroupBuyListPage'),
    query: ['promotionStatus', 'period'],
    drawers: ['series'],
    frontRoute: 'promotion/pintuan/pintuan',
    prefetch: groupBuyEndpoints.page,
  }),
  form({
    name: 'pintuan-edit',
    path: '/pintuan-edit',
    title: '拼团',
    load: () => import('./GroupBuyEditPage'),
    id: ['id'],
    query: ['copy', 'renew'],
    writes: true,
    owners: ['pintuan'],
  }),
  record({
    name: 'pintuan-goods',
    path: '/pintuan-goods',
    title: '拼团商品',
    load: () => import('./GroupBuyDetailPage'),
    drawers: ['series'],
    owners: ['pintuan'],
    prefetch: groupBuyEndpoints.byId,
  }),
]
