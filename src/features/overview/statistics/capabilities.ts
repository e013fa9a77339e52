import type { CapabilityText } from '#shared/endpoint'

export const capabilities = {
  refundFigures: { zh: '退款统计', en: 'Statistics of refunds' },
  refundRecords: { zh: '任意时段的退单明细', en: 'The refunds behind a figure, of any days' },
  supplyFigures: {
    zh: '首页货款图、供货统计、磅差统计、回款统计',
    en: 'Money on home, statistics of supply, deviation and payment',
  },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
