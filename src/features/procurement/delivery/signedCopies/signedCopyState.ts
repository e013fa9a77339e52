import { deliveryNoteStatus } from '#domain/document/procurementStatus'
import { type DeliveryNote, isVoided } from '#features/procurement/delivery/model'

/** The state of a note's signed copy. */
export type SignedCopyState = 'there' | 'awaited' | 'missing'

/**
 * Missing once the site has accepted the note; awaited before that. null for a voided note, or when the server does not
 * send it.
 */
export function signedCopyStateOf({
  status,
  hasSignPhotos,
}: Pick<DeliveryNote, 'status' | 'hasSignPhotos'>): SignedCopyState | null {
  if (typeof hasSignPhotos !== 'boolean') return null
  if (hasSignPhotos) return 'there'
  if (isVoided({ status })) return null
  return deliveryNoteStatus.can(status, 'accept') ? 'awaited' : 'missing'
}
