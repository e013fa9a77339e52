import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  accountStatementBill: {
    introduction: ['平台生成、等您核对的结算单。', '金额的每一项都能对到订单。', '有差异的订单可以询问平台。'],
    words: '对账 商城账单 核对账单 reconcile',
  },
  storeBill: {
    introduction: [
      '店铺的全部结算单，从生成到付款。',
      '勾选几张可以“合并核对”，合计金额并列出差异。',
      '平台按半月生成，也可以自己提前结算。',
    ],
    words: '账单 结算周期 商城结算 提现 钱 bill payout',
  },
  orderSettlementList: {
    introduction: [
      '已完成、还没有结算的订单，可以自己生成结算单。',
      '售后处理中的订单要等处理完。',
      '勾选时显示合计金额。',
    ],
    words: '待结算订单 佣金 收入 unsettled orders',
  },
  billPayments: {
    introduction: ['平台每次付款的流水号、金额和差额。', '与银行流水逐笔核对。', '有差额的可以单独筛选。'],
    words: '到账 打款 收款 银行流水 提现 钱 payment received',
  },
}
