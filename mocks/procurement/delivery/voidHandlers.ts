import { deliveryNoteStatus } from '#domain/document/procurementStatus'
import { purchaseStatus } from '#domain/document/purchaseStatus'
import { validateDrop } from '#features/procurement/contract/model'
import { deliveryRequests } from '#features/procurement/delivery/requests'
import { refuseErrors } from '#mocks/kernel/http/guards'
import { Refusal } from '#mocks/kernel/http/reply'
import { bodyBy } from '#mocks/kernel/http/request'
import type { Call } from '#mocks/kernel/http/route'
import { worldNow } from '#mocks/kernel/store/now'
import { purchaseTables } from '#mocks/procurement/purchase/rows'
import { type DeliveryNoteRow, deliveryTables } from './rows'
import { ownNotes } from './rules'

/** Voids the note that a request names, for the reason that it gives. */
export function voidNote(call: Call): void {
  const { id, reason } = bodyBy(call, deliveryRequests.void, ['id'])
  voidFor(call, id, reason)
}

/**
 * Voids a note that the site has not accepted. A completely delivered order is open again.
 *
 * @throws Refusal that names its status when the site was first, or when the reason is invalid
 */
export function voidFor(call: Call, id: string, reason: string): DeliveryNoteRow {
  const note = ownNotes.get(call, id)
  refuseErrors(validateDrop({ reason }))
  const status = deliveryNoteStatus.next(note.status, 'void')
  if (status === null) {
    throw new Refusal(`送货单现为“${deliveryNoteStatus.labelOf(note.status).label}”，不能作废，请刷新后查看`)
  }
  const voided = { userName: call.account.userName, time: worldNow(), detail: reason }
  deliveryTables.delivers.update(note.id, { status, voided })
  const order = purchaseTables.orders.first('orderSn', note.orderSn)
  const reopened = order && purchaseStatus.next(order.status, 'returnGoods')
  if (order && reopened) purchaseTables.orders.update(order.id, { status: reopened })
  return note
}
