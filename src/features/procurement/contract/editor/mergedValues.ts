import { type ContractValues, withAmounts } from '#features/procurement/contract/form/contractForm'
import { differencesOf, taking } from '#shared/editor/conflict/merge'

/**
 * The form's values over a version saved meanwhile: what the user did not touch is as saved last. A draft of another
 * version than `opened`, kept before drafts had what they started from, keeps all its values.
 */
export function mergedValues(opened: ContractValues, mine: ContractValues, theirs: ContractValues): ContractValues {
  const { version } = theirs
  if (opened.version !== mine.version) return { ...mine, version }
  const untouched = differencesOf(opened, mine, theirs).filter(({ isTouched }) => !isTouched)
  const merged = taking(mine, theirs, untouched)
  const own = new Set(mine.materials)
  // A row with cells of both has amounts of neither.
  return { ...merged, version, materials: merged.materials.map((row) => (own.has(row) ? row : withAmounts(row))) }
}
