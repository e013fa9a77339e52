import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  goods: {
    introduction: [
      '店铺的全部商品，可以上架、下架、改库存和运费模板。',
      '改名、改价在“商品变更”中申请，审核期间照常销售。',
      '勾选几件商品可以一起操作。',
    ],
    words: '产品 上架 下架 改价 宝贝 商品管理 规格 货号 销售价 product',
  },
  'template-goods': {
    introduction: [
      '常用的商品资料存成模板，发布同类商品时直接套用。',
      '修改模板不会影响已经发布的商品。',
      '任何商品都可以另存为模板。',
    ],
    words: '复制商品 模板 template',
  },
  'draft-goods': {
    introduction: ['没有发布的商品，点“编辑”接着填。', '草稿不会出现在商城里。', '不再需要的草稿可以删除。'],
    words: '草稿箱 未发布 draft',
  },
  'alert-goods-quantity': {
    introduction: [
      '每个规格的库存和预警数量，可以逐行修改。',
      '很多商品一起改时，下载表格填好再导入。',
      '低于预警数量的排在前面。',
    ],
    words: '库存 补货 缺货 库存预警 备货 stock inventory',
  },
  'goods-operation': {
    introduction: [
      '先选分类，再填规格、价格、库存和图片。',
      '规格表可以从 Excel 粘贴，也可以整列填充。',
      '没有填完也可以保存为草稿，在“商品草稿”中接着填。',
    ],
    words: '新增商品 上新 发布宝贝 publish product',
  },
}
