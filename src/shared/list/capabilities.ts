import type { CapabilityText } from '#shared/endpoint'

/** What lists gain beyond those of a lilishop. */
export const capabilities = {
  listFilters: {
    zh: '列表按 lilishop 没有的条件筛选：商品编码、回复状态、自提点、消息标题与时间、可开票、待报名、页面名称、出账方等；没有时不提供这些筛选和以此计数的待办',
    en: 'Lists narrowed by what a lilishop does not know: codes of products, replies, pick-up points, titles of messages, invoices that can be issued, pages by name; without it these filters and the tasks that count by them are absent',
  },
  statusCounts: {
    zh: '商品、订单各状态的数量一次查出，只数本店、按单据计（lilishop 的 goodsNumber 数全部店铺，orderNum 数订单的商品行）；没有时逐个状态查询',
    en: 'Counts of products and orders by status in one call, of this shop and by document (goodsNumber of a lilishop counts all shops, its orderNum the lines of orders); without it each status is asked for',
  },
  listColumns: {
    zh: '列表带有 lilishop 只在详情中给出的内容：订单的收货人、地址、物流单号、买家留言，评价的回复，结算单的退回原因、付款时间等；没有时不显示这些列',
    en: 'Lists with what a lilishop has in records alone: consignee, address, tracking number and message of an order, replies, reasons and payments of bills; without it these columns are absent',
  },
} satisfies Record<string, CapabilityText>

declare module '#shared/endpoint' {
  interface Capabilities extends Record<keyof typeof capabilities, true> {}
}
