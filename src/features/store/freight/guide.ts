import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  shipTemplate: {
    introduction: [
      '按重量或件数计算运费，不同地区不同价。',
      '没有列入的地区不能下单。',
      '在商品列表中勾选商品，可以一起更换模板。',
    ],
    words: '邮费 包邮 快递费 freight shipping fee',
  },
}
