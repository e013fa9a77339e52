import type { CapabilityText } from '#shared/endpoint'

export const capabilities = {
  ownBills: {
    zh: '结算单的订单和操作日志，店铺自建结算单、移出订单、确认和退回',
    en: 'The orders and the log of a bill, bills made by the shop, taking orders out, confirming and returning',
  },
  billReconciling: {
    zh: '结算单的对账差异、加入订单、作废、询问平台、统计的结算单明细',
    en: 'Differences of a bill, adding orders, voiding, questions to the platform, the bills behind a figure',
  },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
