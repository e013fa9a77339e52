import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  distributionGoods: {
    introduction: ['让分销员推广的商品和佣金。', '佣金从店铺的结算金额中扣除。', '勾选几件可以一起设置佣金。'],
    words: '推广 佣金商品 分销 affiliate',
  },
  distributionOrder: {
    introduction: ['分销员带来的订单和佣金。', '退款时佣金按件退回。', '合计与结算单中的分销佣金一致。'],
    words: '推广订单 分销佣金 affiliate orders',
  },
}
