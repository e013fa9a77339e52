import type { Contract } from '#features/procurement/contract/model'
import type { ContractMaterial } from '#features/procurement/material/model'
import { table } from '#mocks/kernel/store/table'

// Rows omit derived values, which are computed on read.

export type ContractRow = Omit<Contract, 'statusName' | 'operations' | 'deliveredAmountTax' | 'materialCount'>
export type MaterialRow = Omit<ContractMaterial, 'deliveredQuantity' | 'remainQuantity'> & { seq: number }

/** A contract as last submitted; `id` is that of the contract. */
export type SubmissionRow = { id: string; content: ContractRow & { materials: MaterialRow[] } }

export const contractTables = {
  contracts: table<ContractRow>(),
  materials: table<MaterialRow>(),
  submissions: table<SubmissionRow>(),
}
