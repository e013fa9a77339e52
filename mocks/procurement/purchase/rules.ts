import { lineTotals, materialSummary } from '#domain/lines'
import { fixed, lineAmounts, quantityScale, sum } from '#domain/money'
import { isVisibleToSupplier, type PurchaseOrder } from '#features/procurement/purchase/model'
import { point } from '#mocks/kernel/point'
import { Refusal } from '#mocks/kernel/reply'
import type { Call } from '#mocks/kernel/route'
import { approvalsOf } from '#mocks/procurement/approval/rules'
import { progress, type Sent } from '#mocks/procurement/contract/rules'
import { type OrderItemRow, type OrderRow, purchaseTables } from './rows'

/** A delivery note of an order, and what the site accepted of each line. */
type OrderNote = NonNullable<PurchaseOrder['delivers']>[number] & {
  items: readonly { sourceItemId: string; acceptedQuantity?: unknown }[]
}

/** Sources of the notes of an order. */
export const orderNotes = point<(orderSn: string) => OrderNote[]>()

export function notesOfOrder(orderSn: string): OrderNote[] {
  return orderNotes.all().flatMap((read) => read(orderSn))
}

/** An order by id or number. */
export function findOrder(idOrSn: string): OrderRow | undefined {
  return purchaseTables.orders.get(idOrSn) ?? purchaseTables.orders.find(({ orderSn }) => orderSn === idOrSn)
}

/** An order as the list gives it. */
export function orderView(row: OrderRow, sent: Sent): PurchaseOrder {
  const { hasPassed: _, items, ...order } = row
  const quantities = items.map((item) => ({ ...item, quantity: sent(item.id).toFixed() }))
  return {
    ...order,
    ...lineTotals(items),
    deliveredQuantity: lineTotals(quantities).totalQuantity,
    itemCount: items.length,
    materialSummary: materialSummary(items),
  }
}

/** An order with its lines and notes. */
export function orderDetail(row: OrderRow, sent: Sent): PurchaseOrder {
  const notes = notesOfOrder(row.orderSn)
  const accepted = (item: OrderItemRow) =>
    sum(
      notes.flatMap(({ items }) =>
        items.filter((line) => line.sourceItemId === item.id).map((line) => line.acceptedQuantity),
      ),
    )
  return {
    ...orderView(row, sent),
    items: row.items.map((item) => ({
      ...item,
      ...progress(item, sent(item.id)),
      acceptedQuantity: fixed(accepted(item), quantityScale(item.unit)),
      amountTax: lineAmounts(item)?.amountTax ?? null,
    })),
    delivers: notes.map(({ items: _, ...note }) => note),
    approvals: approvalsOf(row.orderSn),
  }
}

/** An order of the caller's supplier that has reached it. */
export function ownOrder({ account }: Call, orderSn: string): OrderRow {
  const row = purchaseTables.orders.find(
    (order) => order.orderSn === orderSn && order.supplierId === account.supplierId,
  )
  if (!row || !isVisibleToSupplier(row)) throw new Refusal('订单不存在')
  return row
}
