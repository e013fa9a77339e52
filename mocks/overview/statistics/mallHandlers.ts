import { fixed, sum } from '#domain/money'
import { isLow } from '#features/mall/goods/model'
import { type Route, readRoute } from '#mocks/kernel/http/route'
import { worldToday } from '#mocks/kernel/store/now'
import { afterSaleTables } from '#mocks/mall/afterSale/rows'
import { commentTables } from '#mocks/mall/comment/rows'
import { complaintTables } from '#mocks/mall/complaint/rows'
import { goodsTables } from '#mocks/mall/goods/rows'
import { joinedSkus } from '#mocks/mall/goods/rules'
import { orderTables } from '#mocks/mall/order/rows'

/** The figures of a shop on the home screen. */
export const mallStatisticsRoutes: Route[] = [
  readRoute({ method: 'GET', path: '/api/store/statistics/index' }, null, ({ account }) => {
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
      waitPayBill: 0,
      alertQuantityNum: joinedSkus(own).filter((sku) => sku.marketEnable === 'UPPER' && isLow(sku)).length,
    }
  }),
]
