import { Refusal } from '#mocks/kernel/http/reply'
import { type CatalogRow, catalog } from './catalogRows'
import type { ContractRow } from './rows'
import { findContract } from './rules'

// Documents of any length, for measuring print and performance; the seed has only short ones.

/** Materials whose name, spec and grade fit one line on every paper size. */
const shortRebars = catalog.filter(
  ({ materialType, materialName }) => materialType === 'REBAR' && materialName.length < 4,
)
const MAX_BULK_LINES = 1000

/** Rebars with short names, in rotation. */
export function rebar(index: number): CatalogRow {
  const found = shortRebars[index % shortRebars.length]
  if (!found) throw new Refusal('材料不存在')
  return found
}

/** Number of distinct rebars from `rebar`. */
export const REBAR_COUNT = shortRebars.length

/** The requested length, 1 to 1000. */
export function lineCount(value: unknown): number {
  const count = Number(value)
  if (Number.isInteger(count) && count > 0 && count <= MAX_BULK_LINES) return count
  throw new Refusal(`行数应为1到${MAX_BULK_LINES}`)
}

/** The contract that bulk documents belong to or are copied from. */
export function firstContract(): ContractRow {
  const contract = findContract('JC-202403-0007')
  if (!contract) throw new Refusal('合同不存在')
  return contract
}
