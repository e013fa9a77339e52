import { fixed, sum } from '#domain/money'
import { isLow } from '#features/mall/goods/model'
import { statisticsEndpoints } from '#features/overview/statistics/endpoints'
import { periodDays } from '#features/overview/statistics/model'
import { requiredField, textField } from '#mocks/kernel/http/request'
import { type Route, readRoute } from '#mocks/kernel/http/route'
import { worldToday } from '#mocks/kernel/store/now'
import { afterSaleTables } from '#mocks/mall/afterSale/rows'
import { commentTables } from '#mocks/mall/comment/rows'
import { complaintTables } from '#mocks/mall/complaint/rows'
import { goodsTables } from '#mocks/mall/goods/rows'
import { joinedSkus } from '#mocks/mall/goods/rules'
import { orderTables } from '#mocks/mall/order/rows'
import { billTables } from '#mocks/money/bill/rows'

/** The most products that statistics list. */
const MAX_GOODS = 100

/** The figures of a shop: on the home screen, and of its products. */
export const mallStatisticsRoutes: Route[] = [
  readRoute(statisticsEndpoints.shop, null, ({ account }) => {
    const own = (row: { storeId: string }) => row.storeId === account.supplierId
    const goods = goodsTables.goods.filter((row) => own(row) && !row.deleteFlag)
    const orders = orderTables.mallOrders.filter(own)
    const paidToday = orders.filter(({ paymentTime }) => paymentTime.startsWith(worldToday()))
    const inState = (state: string) => orders.filter(({ orderStatus }) => orderStatus === state).length
    const claims = (type: string) =>
      afterSaleTables.afterSales.filter((row) => own(row) && row.serviceStatus === 'APPLY' && row.serviceType === type)
        .length
    return {
      goodsNum: goods.filter(({ marketEnable, authFlag }) => marketEnable === 'UPPER' && authFlag === 'PASS').length,
      orderNum: paidToday.length,
      orderPrice: Number(fixed(sum(paidToday.map(({ flowPrice }) => flowPrice)), 2)),
      storeUV: 0,
      unPaidOrder: inState('UNPAID'),
      unDeliveredOrder: inState('UNDELIVERED'),
      deliveredOrder: inState('DELIVERED'),
      selfPickNum: inState('STAY_PICKED_UP'),
      returnGoods: claims('RETURN_GOODS'),
      returnMoney: claims('RETURN_MONEY'),
      memberEvaluation: commentTables.comments.filter((row) => own(row) && row.reply === '').length,
      complaint: complaintTables.complaints.filter((row) => own(row) && row.complainStatus !== 'COMPLETE').length,
      waitUpper: goods.filter(({ marketEnable }) => marketEnable === 'DOWN').length,
      waitAuth: goods.filter(({ authFlag }) => authFlag === 'TOBEAUDITED').length,
      seckillNum: 0,
      waitPayBill: billTables.bills.filter((row) => own(row) && row.billStatus === 'OUT').length,
      alertQuantityNum: joinedSkus(own).filter((sku) => sku.marketEnable === 'UPPER' && isLow(sku)).length,
    }
  }),
  readRoute(statisticsEndpoints.goods, null, (call) => {
    const days = periodDays(
      {
        searchType: textField(call, 'searchType'),
        year: textField(call, 'year'),
        month: textField(call, 'month'),
      },
      worldToday(),
    )
    const byNumber = requiredField(call, 'type') === 'NUM'
    const rows = soldGoods(call.account.supplierId, days)
    return rows.toSorted((a, b) => (byNumber ? Number(b.num) - Number(a.num) : b.price - a.price)).slice(0, MAX_GOODS)
  }),
]

/** What a shop sold in paid orders, by the days of their payment. */
function soldGoods(storeId: string, { from, to }: { from: string; to: string }) {
  const paid = orderTables.mallOrders.filter(
    (order) =>
      order.storeId === storeId &&
      order.orderStatus !== 'CANCELLED' &&
      order.paymentTime.slice(0, 10) >= from &&
      order.paymentTime.slice(0, 10) <= to,
  )
  const sns = new Set(paid.map(({ sn }) => sn))
  const items = orderTables.mallOrderItems.filter(({ orderSn }) => sns.has(orderSn))
  return [...new Set(items.map(({ goodsId }) => goodsId))].map((goodsId) => {
    const own = items.filter((item) => item.goodsId === goodsId)
    return {
      goodsId,
      goodsName: goodsTables.goods.get(goodsId)?.goodsName ?? own[0]?.goodsName ?? '',
      num: String(own.reduce((total, { num }) => total + num, 0)),
      price: Number(fixed(sum(own.map(({ flowPrice }) => flowPrice)), 2)),
    }
  })
}
