import type { CapabilityText } from '#shared/endpoint'

export const capabilities = {
  recordLog: {
    zh: '合同、订单、送货单、结算单、商品的操作历史',
    en: 'History of contracts, orders, notes, settlements and products',
  },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
