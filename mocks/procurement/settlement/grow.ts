import type { SettlementAction } from '#features/procurement/settlement/model'
import { perform } from '#mocks/kernel/act'
import { deliveryTables } from '#mocks/procurement/delivery/rows'

// The buyer's and finance's part of a sheet, at the moment of the world's clock.

/** The buyer settles what a project has stocked in of a contract; the sheet's id, or null when all of it is settled. */
export function writeSheet(contractId: string, projectId: string): string | null {
  const note = deliveryTables.delivers.find(
    (row) =>
      row.contractId === contractId && row.projectId === projectId && row.status === 2 && row.settlementCode === '',
  )
  return note ? perform('settle', note.id).id : null
}

export function moveSheet(id: string, action: SettlementAction, reason = ''): void {
  perform(action, id, reason)
}
