import type { Big } from 'big.js'
import { remainder } from '#domain/document/lines'
import { contractStatus } from '#domain/document/procurementStatus'
import { memoizeByRef } from '#domain/memoizeByRef'
import { type DecimalInput, fixed, quantityScale, sum } from '#domain/money'
import { allowedContractActions, type Contract, type ContractAction } from '#features/procurement/contract/model'
import type { ContractMaterial } from '#features/procurement/material/model'
import { extensionPoint } from '#mocks/kernel/extensionPoint'
import { ownedBy } from '#mocks/kernel/http/guards'
import { Refusal, wrongStatus } from '#mocks/kernel/http/reply'
import { worldNow, worldToday } from '#mocks/kernel/store/now'
import { type ContractRow, contractTables, type MaterialRow } from './rows'

/** A delivered line; `sourceIds` are the order line and the contract material it came from. */
export type ContractDelivery = {
  contractId: string
  sourceIds: readonly string[]
  quantity: unknown
  amountTax: unknown
  /** True until the buyer has stocked it in. */
  isOpen: boolean
}

/**
 * Extension point: sources of shipments. Sums are computed on every read and never stored, so that they cannot diverge.
 */
export const contractDeliveries = extensionPoint<(contractId?: string) => readonly ContractDelivery[]>()

/** All shipments, or those of one contract. */
export function allContractDeliveries(contractId?: string): ContractDelivery[] {
  return contractDeliveries.all().flatMap((read) => read(contractId))
}

/** Returns the delivered quantity of an order line or contract material. */
export type Sent = (id: string) => Big

/** Sums all shipments, or those of one contract, once; use the result for any number of lines. */
export function deliveredQuantities(contractId?: string): Sent {
  const sources = contractDeliveries.all().map((read) => quantitiesById(read(contractId)))
  return (id) => sum(sources.flatMap((lists) => lists.get(id) ?? []))
}

/** Cached per array of lines: it is the same one until a shipment changes. */
const quantitiesById = memoizeByRef((lines: readonly ContractDelivery[]) => {
  const lists = new Map<string, unknown[]>()
  for (const { sourceIds, quantity } of lines) {
    for (const id of sourceIds) {
      const list = lists.get(id)
      if (list) list.push(quantity)
      else lists.set(id, [quantity])
    }
  }
  return lists
})

/** Delivered and remaining quantity of a line. */
export function progress(line: { quantity: DecimalInput; unit: string }, sent: Big) {
  return { deliveredQuantity: fixed(sent, quantityScale(line.unit)), remainQuantity: remainder(line, sent) }
}

/** Operations of the contract service; deliveries belong to another one. */
const CONTRACT_OPERATIONS = ['update', 'commit', 'withdraw', 'drop']

/** A contract as returned by lists and details. */
export function contractView(row: ContractRow): Contract {
  const delivered = sum(allContractDeliveries(row.id).map(({ amountTax }) => amountTax))
  const base = { ...row, operations: undefined }
  return {
    ...row,
    deliveredAmountTax: contractStatus.is(row.status, 'approved') ? fixed(delivered, 2) : null,
    materialCount: materialsOf(row.id).length,
    statusName: contractStatus.labelOf(row.status).label,
    operations: allowedContractActions(base, worldToday()).filter((action) => CONTRACT_OPERATIONS.includes(action)),
  }
}

/** The lines of a contract in their order. */
export function materialsOf(contractId: string): MaterialRow[] {
  return contractTables.materials.where('contractId', contractId).toSorted((a, b) => a.seq - b.seq)
}

/** A contract line with its delivered quantity, directly from the contract and through its orders. */
export function materialView(row: MaterialRow, sent: Sent): ContractMaterial {
  return { ...row, ...progress(row, sent(row.id)) }
}

/** A contract by id or number. */
export function findContract(idOrCode: string): ContractRow | undefined {
  const { contracts } = contractTables
  return contracts.get(idOrCode) ?? contracts.find(({ contractCode }) => contractCode === idOrCode)
}

/** The contracts of the caller's supplier. */
export const ownContracts = ownedBy(contractTables.contracts, 'supplierId', {
  refuse: () => new Refusal('合同不存在'),
})

/**
 * The status after an action.
 *
 * @throws Refusal when the status forbids it
 */
export function statusAfter(row: ContractRow, action: ContractAction): number {
  const status = contractStatus.next(row.status, action)
  if (status === null) throw wrongStatus()
  return status
}

/** Changes a contract; every change increments its version. */
export function changeContract(row: ContractRow, change: Partial<Omit<ContractRow, 'id'>>): ContractRow {
  return contractTables.contracts.update(row.id, { updateTime: worldNow(), version: row.version + 1, ...change })
}
