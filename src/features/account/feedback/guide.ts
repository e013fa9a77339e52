import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  feedback: {
    introduction: [
      '遇到问题或有建议，在这里写给平台，可以附图。',
      '平台的答复显示在同一条反馈里。',
      '写明单据号和页面，答复会更快。',
    ],
    words: '建议 吐槽 报错 客服 suggestion',
  },
}
