import { lineTotals, materialSummary, remainder } from '#domain/document/lines'
import { groupBy } from '#domain/groups'
import { memoizeByRef } from '#domain/memoizeByRef'
import { fixed, lineAmounts, quantityScale, quantityTotals, singleQuantity, sum } from '#domain/money'
import { isVisibleToSupplier, type PurchaseOrder } from '#features/procurement/purchase/model'
import { extensionPoint } from '#mocks/kernel/extensionPoint'
import { ownedBy } from '#mocks/kernel/http/guards'
import { Refusal } from '#mocks/kernel/http/reply'
import { approvalsOf } from '#mocks/procurement/approval/rules'
import { progress, type Sent } from '#mocks/procurement/contract/rules'
import { type OrderItemRow, type OrderRow, purchaseTables } from './rows'

/** A delivery note of an order, and the accepted quantity of each line. */
type OrderNote = NonNullable<PurchaseOrder['delivers']>[number] & {
  items: readonly { sourceItemId: string; acceptedQuantity?: unknown }[]
}

/** Extension point: the delivery notes of an order. */
export const orderNotes = extensionPoint<(orderSn: string) => OrderNote[]>()

/** The delivery notes of an order, from all sources. */
export function notesOfOrder(orderSn: string): OrderNote[] {
  return orderNotes.all().flatMap((read) => read(orderSn))
}

/** An order by id or number. */
export function findOrder(idOrSn: string): OrderRow | undefined {
  return purchaseTables.orders.get(idOrSn) ?? purchaseTables.orders.first('orderSn', idOrSn)
}

/** Cached per array of lines: rows are replaced when they change. */
const totalsOf = memoizeByRef((items: readonly OrderItemRow[]) => lineTotals(items))
const amountOf = memoizeByRef((item: OrderItemRow) => lineAmounts(item)?.amountTax ?? null)

/** An order as returned by the list. */
export function orderView(row: OrderRow, sent: Sent): PurchaseOrder {
  const { hasPassed: _, items, ...order } = row
  const deliveredQuantities = quantityTotals(items.map((item) => ({ ...item, quantity: sent(item.id) })))
  return {
    ...order,
    ...totalsOf(items),
    deliveredQuantity: singleQuantity(deliveredQuantities),
    deliveredQuantities,
    itemCount: items.length,
    materialSummary: materialSummary(items),
  }
}

/** An order with its lines and the delivered quantity of each. */
export function orderLines(row: OrderRow, sent: Sent) {
  const items = row.items.map((item) => ({
    ...item,
    ...progress(item, sent(item.id)),
    acceptedQuantity: null as string | null,
    amountTax: amountOf(item),
  }))
  return { ...orderView(row, sent), items }
}

/** An order with its lines, the accepted quantity of each, and its notes. */
export function orderDetail(row: OrderRow, sent: Sent): PurchaseOrder {
  const notes = notesOfOrder(row.orderSn)
  const lines = notes.flatMap(({ items }) => items)
  const order = orderLines(row, sent)
  return {
    ...order,
    items: order.items.map((item) => {
      const accepted = sum(lines.filter((line) => line.sourceItemId === item.id).map((line) => line.acceptedQuantity))
      return { ...item, acceptedQuantity: fixed(accepted, quantityScale(item.unit)) }
    }),
    delivers: notes.map(({ items: _, ...note }) => note),
    approvals: approvalsOf(row.orderSn),
  }
}

/** What open orders ask of contract materials and is not delivered yet, by the id of the material. */
export function openOrderQuantities(sent: Sent): Sent {
  const items = purchaseTables.orders.where('status', 'UNDELIVERED').flatMap((order) => order.items)
  const byMaterial = groupBy(items, ({ contractMaterialId }) => contractMaterialId)
  return (id) => sum((byMaterial.get(id) ?? []).map((item) => remainder(item, sent(item.id))))
}

/** The orders that have reached the caller's supplier, by number. */
export const ownOrders = ownedBy(purchaseTables.orders, 'supplierId', {
  key: 'orderSn',
  where: isVisibleToSupplier,
  refuse: () => new Refusal('订单不存在'),
})
