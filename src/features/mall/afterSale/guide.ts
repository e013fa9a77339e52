import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  returnGoodsOrder: {
    introduction: [
      '买家的售后申请：同意、拒绝或协商退款金额。',
      '快到处理期限的申请在首页有提醒。',
      '收到退货后在这里确认收货。',
    ],
    words: '退货 售后 换货 return after-sale',
  },
  returnMoneyOrder: {
    introduction: [
      '只退款、不退货的申请，以及退款的进度。',
      '退款金额可以少于申请，需要写明原因。',
      '退款进入结算单，金额与这里相同。',
    ],
    words: '退款 仅退款 赔付 refund',
  },
}
