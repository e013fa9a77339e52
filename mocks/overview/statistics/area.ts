import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { statisticsRoutes } from './handlers'
import { mallStatisticsRoutes } from './mallHandlers'

/** Statistics over the documents of several areas. */
export const area = defineArea({
  routes: [...statisticsRoutes, ...mallStatisticsRoutes],
  grants: { statistics: {} },
  menu: screensIn('statistics', { grant: 'statistics', variants: ['material'] }, [
    [11, 'goodsStatistics', '商品统计', 'statistics/goods', 'statistics/goods'],
    [12, 'orderStatistics', '订单统计', 'statistics/orders', 'statistics/order'],
    [13, 'trafficStatistics', '流量统计', 'statistics/traffic', 'statistics/traffic'],
    [14, 'compositionStatistics', '销售构成', 'statistics/composition', 'statistics/composition'],
    [15, 'refundStatistics', '退款统计', 'statistics/refunds', 'statistics/refund'],
  ]),
})
