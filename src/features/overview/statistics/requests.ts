import { filters } from '#shared/http/request'
import { statisticsEndpoints } from './endpoints'

/** A period: one by name, a year or a month, or days. */
const PERIOD = ['searchType', 'year', 'month', 'startDate', 'endDate'] as const

/** What calls about figures over documents of several features carry. */
export const statisticsRequests = {
  money: filters(statisticsEndpoints.money, ['months'], { required: ['months'] }),
  supply: filters(statisticsEndpoints.supply, PERIOD),
  supplyRecords: filters(statisticsEndpoints.supplyRecords, [...PERIOD, 'ofMonth', 'projectId']),
  deviation: filters(statisticsEndpoints.deviation, [...PERIOD, 'carNo', 'companyName', 'driverName', 'materialName']),
  deviationRecords: filters(statisticsEndpoints.deviationRecords, [
    ...PERIOD,
    'by',
    'carNo',
    'companyName',
    'driverName',
    'load',
    'materialName',
    'over',
  ]),
  payment: filters(statisticsEndpoints.payment, PERIOD),
  goods: filters(statisticsEndpoints.goods, PERIOD),
  order: filters(statisticsEndpoints.order, PERIOD),
  overview: filters(statisticsEndpoints.overview, PERIOD),
  orderRecords: filters(statisticsEndpoints.orderRecords, [...PERIOD, 'categoryId', 'goodsId', 'lines', 'projectId']),
  project: filters(statisticsEndpoints.project, PERIOD),
  category: filters(statisticsEndpoints.category, PERIOD),
  refundByDay: filters(statisticsEndpoints.refundByDay, PERIOD),
  refundByReason: filters(statisticsEndpoints.refundByReason, PERIOD),
  refundByCategory: filters(statisticsEndpoints.refundByCategory, PERIOD),
  refundRecords: filters(statisticsEndpoints.refundRecords, [...PERIOD, 'categoryId', 'reason']),
  billOverview: filters(statisticsEndpoints.billOverview, PERIOD),
  billByCompany: filters(statisticsEndpoints.billByCompany, PERIOD),
  billByCategory: filters(statisticsEndpoints.billByCategory, PERIOD),
  billByBoth: filters(statisticsEndpoints.billByBoth, PERIOD),
  billRecords: filters(statisticsEndpoints.billRecords, [...PERIOD, 'categoryName', 'companyId']),
  visits: filters(statisticsEndpoints.visits, PERIOD),
}
