import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  platformServiceList: {
    introduction: [
      '平台提供的付费服务，可以开通和续费。',
      '服务到期前，首页会提醒。',
      '付款后的发票在购买记录中查看。',
    ],
    words: '套餐 续费 购买服务 service plan',
  },
  purchaseRecordList: {
    introduction: [
      '每次开通和续费的订单、付款和发票。',
      '未付款的订单可以继续付款。',
      '开票信息有误时，在详情中查看并联系平台。',
    ],
    words: '付费记录 服务订单 续费记录 payment record',
  },
}
