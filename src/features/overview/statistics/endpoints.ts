import { getPage, getValue, optional, requiring } from '#shared/endpoint'

const STORE = '/api/store/statistics'
const BILL = '/api/store/order/bill/statistic'
const SUPPLIER = '/api/supplier/statistics'

/** Calls about figures over documents of several features. */
export const statisticsEndpoints = {
  ...optional('supplyFigures', {
    money: getValue(`${SUPPLIER}/money`),
    /** Supplied material by project, material or month, and the documents behind. */
    supply: requiring(getValue(`${SUPPLIER}/supply`), 'by'),
    supplyRecords: requiring(getPage(`${SUPPLIER}/supply/records`), 'step'),
    /** Deviation of weight by driver, vehicle, material or buyer, and the loads behind. */
    deviation: requiring(getValue(`${SUPPLIER}/deviation`), 'by'),
    deviationRecords: getPage(`${SUPPLIER}/deviation/records`),
    /** Days from delivery to payment by project or month. */
    payment: requiring(getValue(`${SUPPLIER}/payment`), 'by'),
  }),
  /** The figures of a shop now; those of orders are today's. */
  shop: getValue(`${STORE}/index`),
  /** The products of a shop that sold best. */
  goods: requiring(getValue(`${STORE}/goods`), 'type'),
  /** Paid orders by day. */
  order: getValue(`${STORE}/order`),
  overview: getValue(`${STORE}/order/overview`),
  orderRecords: getPage(`${STORE}/order/order`),
  project: getValue(`${STORE}/order/project`),
  category: getValue(`${STORE}/order/goodCategory`),
  ...optional('refundFigures', {
    /** Refunds by day, by reason, and by category beside its sales. */
    refundByDay: getValue(`${STORE}/refundOrder/getByDay`),
    refundByReason: getValue(`${STORE}/refundOrder/getByReason`),
    refundByCategory: getValue(`${STORE}/refundOrder/getByCategory`),
  }),
  ...optional('refundRecords', {
    /** The refunds behind a figure. */
    refundRecords: getPage(`${STORE}/refundOrder/getByPage`),
  }),
  /** Bills by state, and their flows by company that pays, by goods category, and by both. */
  billOverview: getValue(`${BILL}/overview`),
  billByCompany: getValue(`${BILL}/companyCategoryStatistics`),
  billByCategory: getValue(`${BILL}/goodsCategoryStatistics`),
  billByBoth: getValue(`${BILL}/allCategoryStatistics`),
  ...optional('billReconciling', {
    /** The bills behind a figure. */
    billRecords: getPage(`${BILL}/bills`),
  }),
  visits: getValue(`${STORE}/view/list`),
}
