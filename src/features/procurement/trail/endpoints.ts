import { getValue, optional, requiring } from '#shared/endpoint'

/** Calls about the trail of documents. */
export const trailEndpoints = optional('documentTrail', {
  of: requiring(getValue('/api/gd-material/documentTrail/detail'), 'kind', 'id'),
})
