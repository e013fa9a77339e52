import type { Account } from '#mocks/kernel/auth/caller'
import { perform } from '#mocks/kernel/counterparty'
import { callBy } from '#mocks/kernel/http/route'
import { projectOf } from '#mocks/procurement/company/rules'
import { contractTables } from '#mocks/procurement/contract/rows'
import { draftOrder } from './counterparty'
import { verifySendTime } from './handlers'
import { type OrderRow, purchaseTables } from './rows'

// Simulates the steps of project and supplier on an order, at the simulated time (`worldNow`).

/** The content of a simulated order, by ids of contract lines. */
export type OrderPlan = {
  contractId: string
  projectId: string
  lines: readonly { materialId: string; quantity: string; usePart: string }[]
  remark: string
}

/** The project writes an order, not yet submitted. Returns its id. */
export function writeOrder({ contractId, projectId, lines, remark }: OrderPlan): string {
  const contract = contractTables.contracts.get(contractId)
  if (!contract) throw new Error(`There is no contract ${contractId}`)
  const known = lines.flatMap(({ materialId, quantity, usePart }) => {
    const row = contractTables.materials.get(materialId)
    return row ? [{ row, quantity, usePart }] : []
  })
  const start = { status: 'TOBESUBMIT', hasPassed: false, remark } as const
  return draftOrder(contract, projectOf(projectId), known, start).id
}

/** The project's steps up to the supplier: submit, approve, reject, void. */
export function moveOrder(id: string, action: 'submit' | 'approve' | 'reject' | 'void'): void {
  perform(action, id)
}

/** The supplier confirms the send time. */
export function confirmSendTime(account: Account, id: string, sendTime: string): void {
  verifySendTime(callBy(account, { orderSn: orderOf(id).orderSn, sendTime }))
}

/** An existing order. */
export function orderOf(id: string): OrderRow {
  const order = purchaseTables.orders.get(id)
  if (!order) throw new Error(`There is no order ${id}`)
  return order
}
