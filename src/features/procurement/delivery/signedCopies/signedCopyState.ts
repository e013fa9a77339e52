import { canDo } from '#domain/status'
import { type Deliver, deliverTransitions } from '#features/procurement/delivery/model'

/** The state of a note's signed copy. */
export type SignedCopyState = 'there' | 'awaited' | 'missing'

/** Missing once the site has accepted the note; awaited before that. null when the server does not send it. */
export function signedCopyStateOf({
  status,
  hasSignPhotos,
}: Pick<Deliver, 'status' | 'hasSignPhotos'>): SignedCopyState | null {
  if (typeof hasSignPhotos !== 'boolean') return null
  if (hasSignPhotos) return 'there'
  return canDo(deliverTransitions, status, 'accept') ? 'awaited' : 'missing'
}
