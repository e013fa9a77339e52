import { listOf, nothing } from '#domain/shape'
import { get, post } from '#shared/http/request'
import { action, call, defineResource } from '#shared/resource'
import { type DisputeDraft, disputeSchema } from './model'

const BASE = '/api/gd-material/settlementDispute'

/** The supplier's claims about lines of settlements. */
export const disputes = defineResource('dispute', {
  /** The claims of one settlement, or of several ids joined by commas, in the order of their lines. */
  ofBills: call((billIds: string, signal) => get(`${BASE}/queryList`, listOf(disputeSchema), { billIds }, { signal })),
  save: action((draft: DisputeDraft) => post(`${BASE}/save`, nothing, draft), ['recordLog']),
  drop: action((of: Pick<DisputeDraft, 'billId' | 'lineId'>) => post(`${BASE}/drop`, nothing, of), ['recordLog']),
})
