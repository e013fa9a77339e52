import { form, list } from '#shared/screen/screen'
import { liveGoodsEndpoints, studioEndpoints } from './endpoints'

export const liveScreens = [
  list({
    name: 'live',
    path: '/live',
    title: '直播管理',
    load: () => import('./LiveListPage'),
    query: ['status'],
    frontRoute: 'promotion/live/live',
    prefetch: studioEndpoints.page,
  }),
  form({
    name: 'add-live',
    path: '/add-live',
    title: '直播间',
    load: () => import('./LiveEditPage'),
    id: ['id'],
    query: ['copy'],
    owners: ['live'],
  }),
  list({
    name: 'liveGoods',
    path: '/live-goods',
    title: '直播商品',
    load: () => import('#features/promotion/live/goods/LiveGoodsListPage'),
    query: ['auditStatus'],
    drawers: ['edit'],
    frontRoute: 'promotion/live/liveGoods',
    prefetch: liveGoodsEndpoints.page,
  }),
]
