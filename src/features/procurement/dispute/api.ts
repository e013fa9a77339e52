import { listOf, nothing } from '#domain/shape'
import { get, post } from '#shared/http/request'
import { defineResource, mutation, query } from '#shared/resource'
import { type DisputeDraft, disputeSchema } from './model'

const BASE = '/api/gd-material/settlementDispute'

/** The supplier's claims about lines of settlements. */
export const disputes = defineResource('dispute', {
  /** The claims of one settlement, or of several ids joined by commas, in the order of their lines. */
  ofBills: query((billIds: string, signal) => get(`${BASE}/queryList`, listOf(disputeSchema), { billIds }, { signal })),
  save: mutation((draft: DisputeDraft) => post(`${BASE}/save`, nothing, draft), ['recordLog']),
  drop: mutation((of: Pick<DisputeDraft, 'billId' | 'lineId'>) => post(`${BASE}/drop`, nothing, of), ['recordLog']),
})
