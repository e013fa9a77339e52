import { findActivity } from '#mocks/mall/activity/rules'
import { type OrderRow, orderTables } from './rows'

/** The orders of a group-buy that wait for their group, the oldest first. */
export function waitingInGroup(promotionId: string): OrderRow[] {
  return orderTables.mallOrders
    .filter((row) => row.promotionId === promotionId && promotionId !== '' && row.orderStatus === 'PAID')
    .toSorted((a, b) => a.paymentTime.localeCompare(b.paymentTime))
}

/** A paid order joins its group: once it is full, all of its orders are made ready. */
export function joinGroup(order: OrderRow, ready: (order: OrderRow) => OrderRow): OrderRow {
  const needed = findActivity(order.storeId, 'PINTUAN', order.promotionId)?.requiredNum ?? 0
  const group = waitingInGroup(order.promotionId)
  if (needed === 0 || group.length < needed) return order
  const done = group.map(ready)
  return done.find(({ id }) => id === order.id) ?? order
}
