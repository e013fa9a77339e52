import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  receipt: {
    introduction: [
      '买家要的发票：开好后填写号码并上传。',
      '抬头和税号可以直接复制。',
      '只列出可以开票的，也可以看全部。',
    ],
    words: '发票 开票 电子发票 税票 invoice',
  },
}
