import { statusAt } from '#features/mall/activity/model'
import { later } from '#mocks/kernel/store/clock'
import { worldNow } from '#mocks/kernel/store/now'
import { activitiesOf, findActivity } from '#mocks/mall/activity/rules'
import { type OrderRow, orderTables } from './rows'

/** The orders of a group-buy that wait for their group, the oldest first. */
export function waitingInGroup(promotionId: string): OrderRow[] {
  return orderTables.mallOrders
    .filter((row) => row.promotionId === promotionId && promotionId !== '' && row.orderStatus === 'PAID')
    .toSorted((a, b) => a.paymentTime.localeCompare(b.paymentTime))
}

/** The group that an order waits for [proposed]; null for any other order. */
export function groupView({ storeId, promotionId, orderStatus }: OrderRow) {
  if (promotionId === '' || orderStatus !== 'PAID') return null
  const activity = findActivity(storeId, 'PINTUAN', promotionId)
  if (!activity) return null
  const { requiredNum, endTime } = activity
  return { requiredNum, joinedNum: waitingInGroup(promotionId).length, endTime: endTime || null }
}

/** A paid order joins its group: once it is full, all of its orders are made ready. */
export function joinGroup(order: OrderRow, ready: (order: OrderRow) => OrderRow): OrderRow {
  const needed = findActivity(order.storeId, 'PINTUAN', order.promotionId)?.requiredNum ?? 0
  const group = waitingInGroup(order.promotionId)
  if (needed === 0 || group.length < needed) return order
  const done = group.map(ready)
  return done.find(({ id }) => id === order.id) ?? order
}

/**
 * Buyers join the group-buy that runs in a shop, one after the other, until its group is full. `join` places and pays
 * an order of another buyer.
 */
export function joinLater(storeId: string, join: () => OrderRow | null): void {
  const now = worldNow()
  const running = activitiesOf(storeId, (row) => statusAt(row, now) === 'START').find(
    ({ promotionType }) => promotionType === 'PINTUAN',
  )
  if (!running) return
  later(() => {
    const order = join()
    if (order?.orderStatus === 'PAID') joinLater(storeId, join)
  })
}
