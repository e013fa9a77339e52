import { decimal } from '#domain/money'
import { NOTHING, wireText } from '#domain/wire'
import { contractFields } from '#features/procurement/contract/fields'
import { type ContractValues, type LineRow, sentRows } from '#features/procurement/contract/form/contractForm'
import { contractTextFields } from '#features/procurement/contract/model'
import { materialInputFields, materialKey } from '#features/procurement/material/model'

/** One difference between two versions of a contract; `label` is Chinese text, or names a line. */
export type ContractChange = { label: string; mine: string; theirs: string }

/** The differences between the form and another version, by field and line. */
export function changesBetween(mine: ContractValues, theirs: ContractValues): ContractChange[] {
  return [...fieldChanges(mine, theirs), ...listChanges(mine, theirs), ...lineChanges(mine.materials, theirs.materials)]
}

/** Fields whose id is meaningless to users are shown by the accompanying name. */
function shownBy(name: (typeof contractTextFields)[number]) {
  if (name === 'companyId') return 'companyName'
  return name === 'parentContractId' ? 'parentContractCode' : name
}

function fieldChanges(mine: ContractValues, theirs: ContractValues): ContractChange[] {
  return contractTextFields.flatMap((name) => {
    if (isSame(mine[name], theirs[name])) return []
    const shown = shownBy(name)
    const label = contractFields[shown].label
    return [{ label, mine: wireText(mine[shown]) || NOTHING, theirs: wireText(theirs[shown]) || NOTHING }]
  })
}

function listChanges(mine: ContractValues, theirs: ContractValues): ContractChange[] {
  const lists: [string, (values: ContractValues) => string[]][] = [
    [contractFields.projectName.label, ({ projects }) => projects.map(({ projectName }) => projectName)],
    ['合同附件', ({ attachments }) => attachments.map(({ name }) => name)],
  ]
  return lists.flatMap(([label, namesOf]) => {
    const [own, other] = [namesOf(mine).join('、'), namesOf(theirs).join('、')]
    return own === other ? [] : [{ label, mine: own || NOTHING, theirs: other || NOTHING }]
  })
}

function lineChanges(mine: readonly LineRow[], theirs: readonly LineRow[]): ContractChange[] {
  const own = new Map(sentRows(mine).map((row) => [row.id ?? materialKey(row), row]))
  const other = new Map(sentRows(theirs).map((row) => [row.id ?? materialKey(row), row]))
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((key) => {
    const [a, b] = [own.get(key), other.get(key)]
    const names = materialInputFields.filter((name) => !isSame(a?.[name], b?.[name]))
    const row = a ?? b
    if (!row || names.length === 0) return []
    const textOf = (one: LineRow | undefined) =>
      one ? names.map((name) => wireText(one[name]) || NOTHING).join(' · ') : NOTHING
    return [{ label: `${row.materialName} ${row.spec}`, mine: textOf(a), theirs: textOf(b) }]
  })
}

/** 135 and 135.00 are equal. */
function isSame(a: unknown, b: unknown): boolean {
  const [x, y] = [wireText(a), wireText(b)]
  if (x === y) return true
  const [first, second] = [decimal(x), decimal(y)]
  return first !== null && second !== null && first.eq(second)
}
