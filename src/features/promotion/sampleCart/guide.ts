import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  sampleCart: {
    introduction: [
      '替买家算一算：这些商品现在要付多少钱。',
      '含运费、会员、优惠券和全部活动。',
      '结果可以打印，也可以复制网址给同事。',
    ],
    words: '算价 叠加优惠 到手价 模拟下单 price check',
  },
}
