import { listOf, nothing } from '#domain/shape'
import { operation } from '#shared/http/operation'
import { defineResource, mutation, query } from '#shared/resource'
import { disputeEndpoints } from './endpoints'
import { type DisputePayload, disputeSchema } from './model'

const readDisputes = operation(disputeEndpoints.ofSettlements, listOf(disputeSchema))
const saveDispute = operation(disputeEndpoints.save, nothing)
const dropDispute = operation(disputeEndpoints.drop, nothing)

/** The supplier's claims about lines of settlements. */
export const disputes = defineResource('dispute', {
  /** The claims of one settlement, or of several ids joined by commas, in the order of their lines. */
  ofSettlements: query((billIds: string, signal) => readDisputes({ billIds }, { signal })),
  save: mutation((draft: DisputePayload) => saveDispute(draft), ['recordLog', 'settlement']),
  drop: mutation((of: Pick<DisputePayload, 'billId' | 'lineId'>) => dropDispute(of), ['recordLog', 'settlement']),
})
