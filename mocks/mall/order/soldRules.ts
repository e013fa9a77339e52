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

/** How many pieces of each product were sold, by its id. */
export function soldPieces(): ReadonlyMap<string, number> {
  const sold = new Map<string, number>()
  for (const { goodsId, num } of linesOf(orderTables.mallOrders.filter(isSold)))
    sold.set(goodsId, (sold.get(goodsId) ?? 0) + num)
  return sold
}
