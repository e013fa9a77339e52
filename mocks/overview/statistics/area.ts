import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { billStatisticsRoutes } from './billHandlers'
import { statisticsRoutes } from './handlers'
import { mallStatisticsRoutes } from './mallHandlers'
import { supplyRoutes } from './supplyHandlers'

const ofMall = screensIn('statistics', { grant: 'statistics', variants: ['material'] }, [
  [11, 'goodsStatistics', '商品统计', 'statistics/goods', 'statistics/goods'],
  [12, 'orderStatistics', '订单统计', 'statistics/orders', 'statistics/order'],
  [13, 'trafficStatistics', '流量统计', 'statistics/traffic', 'statistics/traffic'],
  [14, 'compositionStatistics', '销售构成', 'statistics/composition', 'statistics/composition'],
  [15, 'refundStatistics', '退款统计', 'statistics/refunds', 'statistics/refund'],
  [16, 'billStatistics', '结算统计', 'statistics/bills', 'statistics/bill'],
])
const ofSupply = screensIn('statistics', { grant: 'supplyStatistics' }, [
  [21, 'supplyStatistics', '供货统计', 'statistics/supply', 'statistics/supply'],
  [22, 'deviationStatistics', '磅差统计', 'statistics/deviation', 'statistics/deviation'],
  [23, 'paymentStatistics', '回款统计', 'statistics/payment', 'statistics/payment'],
])

/** Statistics over the documents of several areas. */
export const area = defineArea({
  routes: [...statisticsRoutes, ...mallStatisticsRoutes, ...billStatisticsRoutes, ...supplyRoutes],
  grants: { statistics: {}, supplyStatistics: {} },
  menu: { screens: [...(ofMall.screens ?? []), ...(ofSupply.screens ?? [])] },
})
