import { contractRequests } from '#features/procurement/contract/requests'
import { materialInputFields } from '#features/procurement/material/model'
import type { LineChange } from '#features/procurement/recordLog/model'
import { historyMembers } from '#mocks/kernel/historyMembers'
import type { Call } from '#mocks/kernel/http/route'
import { changesOf, logAction } from '#mocks/procurement/recordLog/rules'
import type { ContractRow, MaterialRow } from './rows'

type Written = { row: ContractRow; lines: readonly MaterialRow[] }

/** Logs old and new value of each changed field, of the head and of each line. */
export function logUpdate(call: Call, before: Written, after: Written): void {
  const changes = changesOf(before.row, after.row, contractMembers)
  const isOther = JSON.stringify(before.lines) !== JSON.stringify(after.lines)
  if (changes.length === 0 && !isOther) return
  const lineChanges = lineChangesOf(before.lines, after.lines)
  const lineDetail =
    lineChanges.length === 0 ? '调整材料顺序' : `材料 ${before.lines.length} 行 → ${after.lines.length} 行`
  logAction(call.account, { kind: 'CONTRACT', id: after.row.id }, 'update', {
    detail: isOther ? lineDetail : '',
    changes,
    lineChanges,
  })
}

/** What differs between two states of the lines: changed cells, added and removed lines. Lines are told by their id. */
function lineChangesOf(before: readonly MaterialRow[], after: readonly MaterialRow[]): LineChange[] {
  const known = new Map(before.map((row) => [row.id, row]))
  const kept = new Set(after.map(({ id }) => id))
  const ofLine = (row: MaterialRow) => ({ seq: String(row.seq), name: `${row.materialName} ${row.spec}` })
  const whole = ({ quantity, unit }: MaterialRow) => [quantity ?? '', unit].join(' ').trim() || '0'
  return [
    ...after.flatMap((row) => {
      const old = known.get(row.id)
      if (!old) return [{ ...ofLine(row), field: '', from: '', to: whole(row) }]
      return changesOf(old, row, contractLineMembers).map((change) => ({ ...ofLine(row), ...change }))
    }),
    ...before.filter(({ id }) => !kept.has(id)).map((row) => ({ ...ofLine(row), field: '', from: whole(row), to: '' })),
  ]
}

/** All that is typed in a line; the category's name says what its id means. */
export const contractLineMembers = materialInputFields.filter((name) => name !== 'categoryId')

/** What is typed in the head, with the names that its ids stand for, and its amount. */
export const contractMembers = [
  ...historyMembers(contractRequests.update, ['id', 'version', 'parentContractId', 'companyId', 'materials']),
  ...(['parentContractCode', 'companyName', 'totalAmountTax'] as const),
] satisfies readonly (keyof ContractRow)[]
