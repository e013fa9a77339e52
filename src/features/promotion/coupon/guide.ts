import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  coupon: {
    introduction: [
      '让买家领取或随活动发放的优惠券。',
      '保存前会算出最多花费多少。',
      '快结束时可以“续期”，接着发下一期。',
    ],
    words: '代金券 满减券 发券 复制活动 coupon voucher',
  },
  'coupon-receive': {
    words: '领券 用券 领取 received',
  },
}
