import { type Decimal, sum } from '#domain/money'
import { type AfterSaleRow, afterSaleTables } from './rows'

/** The claims by which money went back, of one order or of all. */
export function completedClaims(orderSn?: string): AfterSaleRow[] {
  return afterSaleTables.afterSales.filter(
    (row) =>
      row.serviceStatus === 'COMPLETE' &&
      sum([row.actualRefundPrice]).gt(0) &&
      row.orderSn === (orderSn ?? row.orderSn),
  )
}

/** What claims have returned of an order, yuan. */
export function refundedOf(orderSn: string): Decimal {
  return sum(completedClaims(orderSn).map(({ actualRefundPrice }) => actualRefundPrice))
}
