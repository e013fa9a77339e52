import { getValue, optional, post, requiring } from '#shared/endpoint'

const RECORD_LOG = '/api/gd-material/recordLog'

/** Calls about the history of records. */
export const recordLogEndpoints = optional('recordLog', {
  of: requiring(getValue(`${RECORD_LOG}/queryList`), 'kind', 'id'),
  tell: post(`${RECORD_LOG}/tell`),
})
