import { fixed, sum } from '#domain/money'
import { type OrderRow, orderTables } from '#mocks/mall/order/rows'
import { itemsOf } from '#mocks/mall/order/rules'
import { afterSaleTables } from './rows'

/** A refund: a completed claim, or a paid order that was cancelled. */
export type RefundDoc = {
  refundSn: string
  orderSn: string
  storeName: string
  memberName: string
  name: string
  specs: string
  reason: string
  serviceType: string
  refundTime: string
  finalPrice: string
}

/** What a shop has refunded: its completed claims, and what cancelled orders were refunded beside them. */
export function refundsOf(storeId: string): RefundDoc[] {
  const claims = claimsOf(storeId)
  return [...claims, ...cancellationsOf(storeId, claims)]
}

function claimsOf(storeId: string): RefundDoc[] {
  return afterSaleTables.afterSales
    .filter((row) => row.storeId === storeId && row.serviceStatus === 'COMPLETE' && sum([row.actualRefundPrice]).gt(0))
    .map((row) => ({
      refundSn: row.sn,
      orderSn: row.orderSn,
      storeName: row.storeName,
      memberName: row.memberName,
      name: row.goodsName,
      specs: row.specs,
      reason: row.reason,
      serviceType: row.serviceType,
      refundTime: row.refundTime,
      finalPrice: row.actualRefundPrice,
    }))
}

function cancellationsOf(storeId: string, claims: readonly RefundDoc[]): RefundDoc[] {
  return orderTables.mallOrders
    .filter((row) => row.storeId === storeId && row.orderStatus === 'CANCELLED' && row.payStatus === 'PAID')
    .flatMap((order) => {
      const claimed = claims.filter(({ orderSn }) => orderSn === order.sn).map(({ finalPrice }) => finalPrice)
      const rest = sum([order.flowPrice]).minus(sum(claimed))
      if (rest.lte(0)) return []
      const [line, ...more] = itemsOf(order.sn)
      return {
        refundSn: order.sn,
        orderSn: order.sn,
        storeName: order.storeName,
        memberName: order.memberName,
        name: `${line?.goodsName ?? ''}${more.length > 0 ? ` 等${more.length + 1}种` : ''}`,
        specs: '',
        reason: order.cancelReason,
        serviceType: 'CANCEL',
        refundTime: cancelTimeOf(order),
        finalPrice: fixed(rest, 2),
      }
    })
}

function cancelTimeOf({ sn, paymentTime }: OrderRow): string {
  const entry = orderTables.mallOrderLogs.find(
    ({ orderSn, message }) => orderSn === sn && message.startsWith('订单取消'),
  )
  return entry?.createTime ?? paymentTime
}
