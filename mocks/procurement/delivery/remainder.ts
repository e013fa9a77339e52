import { hasLeft } from '#domain/document/lines'
import { contractStatus } from '#domain/document/procurementStatus'
import { isExpired } from '#features/procurement/contract/model'
import { canDeliver } from '#features/procurement/purchase/model'
import { worldToday } from '#mocks/kernel/store/now'
import { contractTables } from '#mocks/procurement/contract/rows'
import { materialsOf, materialView, type Sent } from '#mocks/procurement/contract/rules'
import { findOrder, orderLines } from '#mocks/procurement/purchase/rules'
import type { DeliveryNoteRow } from './rows'

/** Whether any line of a note can be delivered again: its order or contract is open, and the line has a remainder. */
export function hasRemainder({ orderSn, contractId, items }: DeliveryNoteRow, sent: Sent): boolean {
  const ids = new Set(items.map(({ sourceItemId }) => sourceItemId))
  return openLines(orderSn, contractId, sent).some(({ id, remainQuantity }) => ids.has(id) && hasLeft(remainQuantity))
}

function openLines(orderSn: string, contractId: string, sent: Sent) {
  if (orderSn) {
    const row = findOrder(orderSn)
    const order = row && orderLines(row, sent)
    return order && canDeliver(order) ? order.items : []
  }
  const contract = contractTables.contracts.get(contractId)
  const isOpen = contract && contractStatus.is(contract.status, 'approved') && !isExpired(contract, worldToday())
  return isOpen ? materialsOf(contractId).map((line) => materialView(line, sent)) : []
}
