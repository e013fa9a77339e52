import { Refusal } from '#mocks/kernel/reply'
import { type CatalogRow, catalog } from './catalogRows'
import type { ContractRow } from './rows'
import { findContract } from './rules'

// Bulk documents have any length, which the seed does not have: for measuring print and speed.

/** Materials whose name, spec and grade fit one line on every paper. */
const shortRebars = catalog.filter(
  ({ materialType, materialName }) => materialType === 'REBAR' && materialName.length < 4,
)
const MAX_BULK_LINES = 1000

/** Rebar with a short name, each after the other, for documents of any length. */
export function rebar(index: number): CatalogRow {
  const found = shortRebars[index % shortRebars.length]
  if (!found) throw new Refusal('材料不存在')
  return found
}

/** Rebars before one comes again. */
export const REBAR_COUNT = shortRebars.length

/** The length that a bulk document was asked for, 1 to 1000. */
export function lineCount(value: unknown): number {
  const count = Number(value)
  if (Number.isInteger(count) && count > 0 && count <= MAX_BULK_LINES) return count
  throw new Refusal(`行数应为1到${MAX_BULK_LINES}`)
}

/** The contract that bulk documents are copied from or drawn on. */
export function firstContract(): ContractRow {
  const contract = findContract('JC-202403-0007')
  if (!contract) throw new Refusal('合同不存在')
  return contract
}
