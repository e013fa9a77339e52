import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  seckill: {
    introduction: [
      '平台的秒杀场次，在报名截止前申请。',
      '秒杀价要低于近30天最低价。',
      '可以照搬以前场次的商品和价格。',
    ],
    words: '限时抢购 抢购 闪购 报名 flash sale',
  },
}
