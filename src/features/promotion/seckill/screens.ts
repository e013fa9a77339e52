import { list, record } from '#shared/screen/screen'
import { seckillEndpoints } from './endpoints'

export const seckillScreens = [
  list({
    name: 'seckill',
    path: '/seckill',
    title: '秒杀活动',
    load: () => import('./SeckillListPage'),
    query: ['promotionStatus', 'period', 'waiting'],
    frontRoute: 'promotion/seckill/seckill',
    prefetch: seckillEndpoints.page,
  }),
  record({
    name: 'seckill-goods',
    path: '/seckill-goods',
    title: '秒杀商品',
    load: () => import('./SeckillDetailPage'),
    owners: ['seckill'],
    prefetch: seckillEndpoints.byId,
  }),
]
