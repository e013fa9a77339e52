import { type OrderItemRow, type OrderRow, orderTables } from './rows'

/** Whether an order counts as a sale: it was paid. What was given back later is counted by its refund. */
export function isSold({ payStatus }: Pick<OrderRow, 'payStatus'>): boolean {
  return payStatus === 'PAID'
}

/** The lines of some orders. */
export function linesOf(orders: readonly OrderRow[]): OrderItemRow[] {
  const sns = new Set(orders.map(({ sn }) => sn))
  return orderTables.mallOrderItems.filter(({ orderSn }) => sns.has(orderSn))
}

/** Adds to each row how many pieces of its product were sold. */
export function withSold<Row extends object>(rows: readonly Row[], goodsIdOf: (row: Row) => string) {
  const sold = new Map<string, number>()
  for (const { goodsId, num } of linesOf(orderTables.mallOrders.filter(isSold)))
    sold.set(goodsId, (sold.get(goodsId) ?? 0) + num)
  return rows.map((row) => ({ ...row, buyCount: String(sold.get(goodsIdOf(row)) ?? 0) }))
}
