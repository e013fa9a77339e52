import { headingOf, queryOf, type Route, rowOf } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/seckill',
    account: 'haichuan',
    shows: rowOf('秒杀活动'),
    menu: ['秒杀活动', '促销管理'],
  },
  {
    path: '/seckill-goods',
    account: 'haichuan',
    query: queryOf('/api/store/promotion/seckill?promotionStatus=NEW'),
    shows: headingOf('报名商品'),
    menu: ['秒杀活动', '促销管理'],
  },
]
