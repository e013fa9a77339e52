import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  'full-cut': {
    introduction: [
      '满多少减多少、打折、送赠品、免邮或送券。',
      '同一件商品同一时间只能参加一个满额活动。',
      '复制活动可以换一段时间再办。',
    ],
    words: '满减 满赠 包邮活动 满额 打折 折扣 复制活动 discount',
  },
}
