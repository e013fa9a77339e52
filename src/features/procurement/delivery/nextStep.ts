import { deliveryNoteStatus } from '#domain/document/procurementStatus'
import type { DeliveryNote } from './model'

/** The next step of a note, or what has come of it, as text. Once it is settled, its settlement has the next step. */
export function deliveryNoteProgress({ status, settlementCode }: DeliveryNote): string {
  return settlementCode !== '' ? '已列入结算单' : deliveryNoteStatus.progressOf(status)
}
