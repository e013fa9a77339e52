import { getValue, post } from '#shared/endpoint'

const RECORD_LOG = '/api/gd-material/recordLog'

/** Calls about the history of records. */
export const recordLogEndpoints = {
  of: getValue(`${RECORD_LOG}/queryList`),
  tell: post(`${RECORD_LOG}/tell`),
}
