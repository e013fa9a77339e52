import { deliveryNoteStatus } from '#domain/document/procurementStatus'
import type { SettlementAction } from '#features/procurement/settlement/model'
import { perform } from '#mocks/kernel/counterparty'
import { deliveryTables } from '#mocks/procurement/delivery/rows'

// Simulates the steps of buyer and finance on a settlement, at the simulated time (`worldNow`).

/**
 * The buyer settles everything stocked in for a contract and project. Returns the id of the settlement, or null when
 * nothing is unsettled.
 */
export function writeWorkbook(contractId: string, projectId: string): string | null {
  const note = deliveryTables.delivers.find(
    (row) =>
      row.contractId === contractId &&
      row.projectId === projectId &&
      deliveryNoteStatus.is(row.status, 'stocked') &&
      row.settlementCode === '',
  )
  return note ? perform('settle', note.id).id : null
}

/** A step of the buyer or finance on a settlement. */
export function moveSettlement(id: string, action: SettlementAction, reason = ''): void {
  perform(action, id, reason)
}
