import { type Decimal, fixed, sum } from '#domain/money'
import { refundParts } from '#features/mall/afterSale/model'
import { type OrderItemRow, type OrderRow, orderTables } from '#mocks/mall/order/rows'
import { itemsOf, logOrder } from '#mocks/mall/order/rules'
import { refundMessage } from '#mocks/mall/order/stepRules'
import { type AfterSaleRow, afterSaleTables } from './rows'

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
  /** The freight in `finalPrice`. */
  freightPrice: string
  /** The rest of it, by the lines of the order. */
  lines: readonly RefundedLine[]
}

/** What a refund returned of a line, without freight. */
type RefundedLine = Pick<OrderItemRow, 'goodsId' | 'categoryId'> & { price: string }

/** What a shop has refunded: its completed claims, and what cancelled orders were refunded beside them. */
export function refundsOf(storeId: string): RefundDoc[] {
  const claims = completedClaims().filter((claim) => claim.storeId === storeId)
  const cancelled = orderTables.mallOrders
    .where('storeId', storeId)
    .filter((row) => row.orderStatus === 'CANCELLED' && row.payStatus === 'PAID')
  return [...claims.map(claimDoc), ...cancelled.flatMap(cancellationDoc)]
}

/** The claims by which money went back, of one order or of all. */
export function completedClaims(orderSn?: string): AfterSaleRow[] {
  const { afterSales } = afterSaleTables
  const claims = orderSn === undefined ? afterSales.all() : afterSales.where('orderSn', orderSn)
  return claims.filter((row) => row.serviceStatus === 'COMPLETE' && sum([row.actualRefundPrice]).gt(0))
}

/** What claims have returned of an order, yuan. */
export function refundedOf(orderSn: string): Decimal {
  return sum(completedClaims(orderSn).map(({ actualRefundPrice }) => actualRefundPrice))
}

/** Logs the money that a claim gave back in its order. */
export function logRefund({ orderSn, sn, goodsName, actualRefundPrice }: AfterSaleRow): void {
  if (sum([actualRefundPrice]).gt(0))
    logOrder(orderSn, '系统', refundMessage(actualRefundPrice, `售后 ${sn}「${goodsName}」`))
}

function claimDoc(claim: AfterSaleRow): RefundDoc {
  const { sn, orderSn, storeName, memberName, goodsName, specs, reason, serviceType, refundTime } = claim
  return {
    refundSn: sn,
    orderSn,
    storeName,
    memberName,
    name: goodsName,
    specs,
    reason,
    serviceType,
    refundTime,
    finalPrice: claim.actualRefundPrice,
    freightPrice: refundParts(claim).freight,
    lines: itemsOf(orderSn)
      .filter((line) => line.sn === claim.orderItemSn)
      .map((line) => refundedLine(line, goodsPart(claim))),
  }
}

function refundedLine({ goodsId, categoryId }: OrderItemRow, price: Decimal): RefundedLine {
  return { goodsId, categoryId, price: fixed(price, 2) }
}

/** What a claim returned of its line. */
function goodsPart(claim: AfterSaleRow): Decimal {
  return sum([claim.actualRefundPrice]).minus(refundParts(claim).freight)
}

/** The refund of an order that was cancelled; none where its claims had returned all. */
function cancellationDoc(order: OrderRow): RefundDoc[] {
  const rest = sum([order.flowPrice]).minus(refundedOf(order.sn))
  if (rest.lte(0)) return []
  const claims = completedClaims(order.sn)
  const items = itemsOf(order.sn)
  const lines = items.map((item) => {
    const returned = claims.filter(({ orderItemSn }) => orderItemSn === item.sn).map(goodsPart)
    return refundedLine(item, sum([item.flowPrice]).minus(sum(returned)))
  })
  const [line, ...more] = items
  return [
    {
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
      freightPrice: fixed(rest.minus(sum(lines.map(({ price }) => price))), 2),
      lines,
    },
  ]
}

function cancelTimeOf({ sn, paymentTime }: OrderRow): string {
  const entry = orderTables.mallOrderLogs.where('orderSn', sn).find(({ message }) => message.startsWith('订单取消'))
  return entry?.createTime ?? paymentTime
}
