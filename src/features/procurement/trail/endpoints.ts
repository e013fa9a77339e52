import { getValue, proposed, requiring } from '#shared/endpoint'

/** Calls about the trail of documents. */
export const trailEndpoints = proposed('documentTrail', {
  of: requiring(getValue('/api/gd-material/documentTrail/detail'), 'kind', 'id'),
})
