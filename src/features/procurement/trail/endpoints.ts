import { getValue, requiring } from '#shared/endpoint'

/** Calls about the trail of documents. */
export const trailEndpoints = {
  of: requiring(getValue('/api/gd-material/documentTrail/detail'), 'kind', 'id'),
}
