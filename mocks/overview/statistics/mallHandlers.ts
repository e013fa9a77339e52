import { fixed, sum } from '#domain/money'
import { isLow } from '#features/mall/goods/model'
import { isOnSale } from '#features/mall/sale/model'
import { statisticsEndpoints } from '#features/overview/statistics/endpoints'
import { MOST_SOLD } from '#features/overview/statistics/model'
import type { Days } from '#features/overview/statistics/period/model'
import { isGranted } from '#mocks/kernel/auth/permission'
import { requiredField, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute } from '#mocks/kernel/http/route'
import { equalTo, type Filters, found, pageBy } from '#mocks/kernel/store/listing'
import { worldToday } from '#mocks/kernel/store/now'
import type { RefundDoc } from '#mocks/mall/afterSale/refundRules'
import { afterSaleTables } from '#mocks/mall/afterSale/rows'
import { afterSaleView } from '#mocks/mall/afterSale/rules'
import { commentTables } from '#mocks/mall/comment/rows'
import { complaintTables } from '#mocks/mall/complaint/rows'
import { goodsTables } from '#mocks/mall/goods/rows'
import { joinedSkus } from '#mocks/mall/goods/rules'
import { type OrderRow, orderTables } from '#mocks/mall/order/rows'
import { itemsOf, orderRowView } from '#mocks/mall/order/rules'
import { billTables } from '#mocks/money/bill/rows'
import { daysOfCall } from './days'
import { paidOrders, placedOrders, refundsIn, salesByGoods, salesFigures } from './sales'
import { visitorsIn, visitsByDay } from './visits'

const GRANT = 'statistics'
/** A call that only lilishop's client sends. */
const ancestors = (path: string) => ({ method: 'GET' as const, path: `/api/store/statistics/${path}` })

const refundFilters: Filters<RefundDoc> = equalTo('orderSn', 'serviceType')

/** The figures of a shop: on the home screen, and on those of statistics. */
export const mallStatisticsRoutes: Route[] = [
  readRoute(statisticsEndpoints.shop, null, ({ account }) => {
    const figures = shopNow(account.supplierId)
    // Everybody's home asks for the counts; turnover is for those who may see statistics.
    return isGranted(account, GRANT, 'view') ? figures : { ...figures, orderPrice: null }
  }),
  readRoute(statisticsEndpoints.goods, GRANT, bestGoods),
  readRoute(ancestors('index/top100'), GRANT, bestGoods),
  ...[...salesFigures, [statisticsEndpoints.visits, visitsByDay] as const].map(([endpoint, rows]) =>
    readRoute(endpoint, GRANT, (call) => rows(call.account.supplierId, daysOfCall(call))),
  ),
  readRoute(statisticsEndpoints.overview, GRANT, (call) => overview(call.account.supplierId, daysOfCall(call))),
  readRoute(ancestors('refundOrder/getPrice'), GRANT, (call) => countedIn(refundsOfCall(call))),
  readRoute(statisticsEndpoints.refundRecords, GRANT, refundPage),
  // The ancestors' client shows the claims themselves.
  readRoute(ancestors('order/refund'), GRANT, (call) => {
    const sns = new Set(refundsOfCall(call).map(({ refundSn }) => refundSn))
    const claims = afterSaleTables.afterSales.filter(({ sn }) => sns.has(sn))
    return pageBy(claims, call, { newestBy: ['refundTime', 'sn'], view: afterSaleView })
  }),
  readRoute(statisticsEndpoints.orderRecords, GRANT, (call) => {
    const counted = countedOrders(call)
    const view = ({ order, price }: (typeof counted)[number]) => ({ ...orderRowView(order), price: Number(price) })
    const rows = counted.map((one) => ({ ...one, paymentTime: one.order.paymentTime, sn: one.order.sn }))
    return {
      ...pageBy(rows, call, { newestBy: ['paymentTime', 'sn'], view }),
      summary: { price: countedIn(counted) },
    }
  }),
]

function bestGoods(call: Call) {
  const byNumber = requiredField(call, 'type') === 'NUM'
  return salesByGoods(call.account.supplierId, daysOfCall(call))
    .toSorted((a, b) => (byNumber ? Number(b.num) - Number(a.num) : b.price - a.price))
    .slice(0, MOST_SOLD)
}

/** The paid orders of a call, each with what it adds: its price, or that of the lines asked for. */
function countedOrders(call: Call): { order: OrderRow; price: string }[] {
  const [projectId, goodsId, categoryId] = ['projectId', 'goodsId', 'categoryId'].map((name) => textField(call, name))
  const orders = paidOrders(call.account.supplierId, daysOfCall(call)).filter(
    ({ memberId }) => !projectId || memberId === projectId,
  )
  // What was paid for products, without freight, where the figure counts that.
  if (!goodsId && !categoryId && !textField(call, 'lines'))
    return orders.map((order) => ({ order, price: order.flowPrice }))
  return orders.flatMap((order) => {
    const lines = itemsOf(order.sn).filter(
      (line) => (!goodsId || line.goodsId === goodsId) && (!categoryId || line.categoryId === categoryId),
    )
    return lines.length > 0 ? { order, price: fixed(sum(lines.map(({ flowPrice }) => flowPrice)), 2) } : []
  })
}

/** The refunds of a call, each with what it adds: its price, or that of the lines asked for. */
function refundsOfCall(call: Call): (RefundDoc & { price: string })[] {
  const [reason, categoryId] = ['reason', 'categoryId'].map((name) => textField(call, name))
  const refunds = refundsIn(call.account.supplierId, daysOfCall(call)).filter(
    (refund) => !reason || (refund.reason || '未填写') === reason,
  )
  if (!categoryId) return refunds.map((refund) => ({ ...refund, price: refund.finalPrice }))
  return refunds.flatMap((refund) => {
    const prices = refund.lines.filter((line) => line.categoryId === categoryId).map(({ price }) => price)
    return sum(prices).eq(0) ? [] : { ...refund, price: fixed(sum(prices), 2) }
  })
}

function refundPage(call: Call) {
  const rows = refundsOfCall(call)
  const view = ({ lines: _lines, ...refund }: (typeof rows)[number]) => ({
    ...refund,
    finalPrice: Number(refund.finalPrice),
    freightPrice: Number(refund.freightPrice),
    price: Number(refund.price),
  })
  return {
    ...pageBy(rows, call, { filters: refundFilters, newestBy: ['refundTime', 'refundSn'], view }),
    summary: { price: countedIn(found(rows, call, { filters: refundFilters, newestBy: ['refundTime'] })) },
  }
}

/** What documents add to a figure, yuan. */
function countedIn(documents: readonly { price: string }[]): number {
  return Number(fixed(sum(documents.map(({ price }) => price)), 2))
}

function overview(storeId: string, days: Days) {
  const placed = placedOrders(storeId, days)
  const paid = paidOrders(storeId, days)
  const refunds = refundsIn(storeId, days)
  const uvNum = visitorsIn(storeId, days)
  const total = (orders: readonly OrderRow[]) => Number(fixed(sum(orders.map(({ flowPrice }) => flowPrice)), 2))
  return {
    uvNum,
    orderNum: placed.length,
    orderMemberNum: membersOf(placed),
    orderAmount: total(placed),
    paymentOrderNum: paid.length,
    paymentsNum: membersOf(paid),
    paymentAmount: total(paid),
    refundOrderNum: refunds.length,
    refundOrderPrice: Number(fixed(sum(refunds.map(({ finalPrice }) => finalPrice)), 2)),
    orderConversionRate: rate(placed.length, uvNum),
    paymentsConversionRate: rate(paid.length, placed.length),
    overallConversionRate: rate(paid.length, uvNum),
  }
}

function membersOf(orders: readonly OrderRow[]): number {
  return new Set(orders.map(({ memberId }) => memberId)).size
}

/** A rate as text with %, at most 100%. */
function rate(part: number, whole: number): string {
  return whole === 0 ? '0.0%' : `${fixed(Math.min(100, (part * 100) / whole), 1)}%`
}

function shopNow(storeId: string) {
  const own = (row: { storeId: string }) => row.storeId === storeId
  const today = { from: worldToday(), to: worldToday() }
  const goods = goodsTables.goods.filter((row) => own(row) && !row.deleteFlag)
  const orders = orderTables.mallOrders.filter(own)
  const paidToday = paidOrders(storeId, today)
  const inState = (state: string) => orders.filter(({ orderStatus }) => orderStatus === state).length
  const claims = (type: string) =>
    afterSaleTables.afterSales.filter((row) => own(row) && row.serviceStatus === 'APPLY' && row.serviceType === type)
      .length
  return {
    goodsNum: goods.filter(isOnSale).length,
    orderNum: paidToday.length,
    orderPrice: Number(fixed(sum(paidToday.map(({ flowPrice }) => flowPrice)), 2)),
    storeUV: visitorsIn(storeId, today),
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
}
