import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  orderStatistics: {
    introduction: [
      '一段时间的订单数、销售额和买家数。',
      '点数字可以看到那些订单。',
      '可以与任何一段时间比较，并导出。',
    ],
    words: '成交额 营业额 销售额 销量 收入 利润 sales',
  },
  compositionStatistics: {
    introduction: ['销售额按商品分类和项目各占多少。', '点一项，列出它的订单。', '图和表的数字相同。'],
    words: '买家 分类占比 构成 composition',
  },
  goodsStatistics: {
    introduction: ['哪些商品卖得多，卖了多少钱、多少数量。', '点商品可以看它的订单。', '可以按时间段比较。'],
    words: '热销 排行 爆款 销量 卖得最好 周转 库存天数 best sellers',
  },
  trafficStatistics: {
    introduction: ['店铺每天的访问人数和次数。', '与订单数一起看，就知道有多少人下单。', '可以与任何一段时间比较。'],
    words: '访客 浏览量 转化 pv uv visitors',
  },
  refundStatistics: {
    introduction: [
      '一段时间退了多少钱，占销售额多少。',
      '按退款时间统计，可能包含更早的订单。',
      '点数字可以看到每笔退款。',
    ],
    words: '退款率 退货原因 refund rate',
  },
  billStatistics: {
    introduction: ['各期结算了多少，付了多少。', '按公司和商品分类查看。', '点数字可以看到结算单。'],
    words: '结算金额 佣金统计 收入 利润 bills',
  },
  supplyStatistics: {
    introduction: [
      '按月、项目、材料看送货、结算和付款各有多少。',
      '点任何数字，列出构成它的单据。',
      '“对比”可以与任何一段时间比较。',
    ],
    words: '供货量 发货量 供应 supply',
  },
  deviationStatistics: {
    introduction: [
      '送货数量与过磅数量的差，按司机、车辆、材料或项目汇总。',
      '超出合同约定偏差的单独标出。',
      '点数字可以看到每一车。',
    ],
    words: '过磅 超差 亏吨 地磅 偏差 weighing deviation',
  },
  paymentStatistics: {
    introduction: [
      '每个付款单位欠多少、逾期多久，图和表同时给出。',
      '到期日按合同账期计算，没有约定账期的单独一列。',
      '可以给付款单位或项目出一份对账函。',
    ],
    words: '应收账款 账龄 欠款 逾期 回款 催款 对账函 钱 receivable ageing overdue',
  },
}
