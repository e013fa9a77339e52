import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  live: {
    introduction: [
      '创建直播间，选好商品和时间。',
      '封面和分享图的尺寸在表单里有说明。',
      '直播间里的商品要先在“直播商品”中通过审核。',
    ],
    words: '直播间 主播 开播 live stream',
  },
  liveGoods: {
    introduction: ['直播间使用的商品，先提交审核。', '审核通过后才能选进直播间。', '未通过的可以修改后重新提审。'],
    words: '直播带货 live products',
  },
}
