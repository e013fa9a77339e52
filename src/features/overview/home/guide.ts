import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  home_index: {
    introduction: [
      '数字就是点开后列表里的条数，处理一件少一件。',
      '卡片上的按钮直接办理最急的那一张单据。',
      '按 Ctrl+K 可以找任何单据、金额、车牌和页面。',
    ],
    words: '工作台 待办 主页 dashboard todo',
  },
}
