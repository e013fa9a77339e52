import { getValue } from '#shared/endpoint'

/** Calls about the trail of documents. */
export const trailEndpoints = {
  of: getValue('/api/gd-material/documentTrail/detail'),
}
