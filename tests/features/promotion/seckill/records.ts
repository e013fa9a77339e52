import type { RecordSpec } from '#tests/kit/suites/describeRecord'
import { pastSeckill } from './addresses'

/** The pages of the area about one record. */
export const records: RecordSpec[] = [
  {
    screen: 'SeckillDetailPage',
    name: 'a seckill that is over',
    account: 'haichuan',
    path: () => `/seckill-goods?id=${pastSeckill().id}`,
    missing: '/seckill-goods?id=none',
    api: '/promotion/seckill/:id',
    tab: '秒杀商品',
    title: () => pastSeckill().promotionName,
  },
]
