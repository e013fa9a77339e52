import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  pintuan: {
    introduction: [
      '几个买家一起买，价格更低。',
      '成团人数和限购数量开始前要定好。',
      '开启虚拟成团后，24 小时内没有凑满的团由系统补足人数。',
    ],
    words: '拼单 团购 成团 group buy',
  },
}
