import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  category: {
    introduction: [
      '买家在店铺里看到的分类，最多两级。',
      '排序值小的排在前面。',
      '有商品的分类不能删除，请先移走商品。',
    ],
    words: '商品分组 类目 分组 category group',
  },
  goodsUnit: {
    introduction: [
      '商城通用的计量单位，发布商品时选用。',
      '按重量卖的商品，数量可以带小数。',
      '缺少单位时，在意见反馈中告诉平台。',
    ],
    words: '单位 吨 立方 unit',
  },
}
