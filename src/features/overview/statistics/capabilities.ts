import type { CapabilityText } from '#shared/endpoint'

export const capabilities = {
  statisticsDays: {
    zh: '订单、商品、流量统计按任意日期、按年查询，与任意时段对比，点图中的数字看其后的订单；没有时按近日和按月查询',
    en: 'Figures of any days or of a year, compared with any others, and the orders behind a figure; without it by recent days and by month',
  },
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
