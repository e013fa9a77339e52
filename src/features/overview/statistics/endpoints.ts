import { getPage, getValue, requiring } from '#shared/endpoint'

const STORE = '/api/store/statistics'

/** Calls about figures over documents of several areas. */
export const statisticsEndpoints = {
  money: getValue('/api/supplier/statistics/money'),
  /** The figures of a shop now; those of orders are today's. */
  shop: getValue(`${STORE}/index`),
  /** The products of a shop that sold best. */
  goods: requiring(getValue(`${STORE}/goods`), 'type'),
  top100: requiring(getValue(`${STORE}/index/top100`), 'type'),
  /** Paid orders by day. */
  order: getValue(`${STORE}/order`),
  overview: getValue(`${STORE}/order/overview`),
  orderRecords: getPage(`${STORE}/order/order`),
  refundsOfOrders: getPage(`${STORE}/order/refund`),
  project: getValue(`${STORE}/order/project`),
  category: getValue(`${STORE}/order/goodCategory`),
  /** Refunds by day, and by reason [proposed]. */
  refundByDay: getValue(`${STORE}/refundOrder/getByDay`),
  refundByReason: getValue(`${STORE}/refundOrder/getByReason`),
  refundRecords: getPage(`${STORE}/refundOrder/getByPage`),
  refundPrice: getValue(`${STORE}/refundOrder/getPrice`),
  visits: getValue(`${STORE}/view/list`),
}
