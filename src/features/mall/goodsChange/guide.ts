import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  'goods-change': {
    introduction: [
      '商品的名称、卖点和规格价格在这里申请修改，审核期间照常销售。',
      '平台审核通过后自动生效。',
      '被驳回的申请写有原因，可以重新申请。',
    ],
    words: '变更记录 审核记录 改价审核 change review',
  },
}
