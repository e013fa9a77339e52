import type { Call } from '#mocks/kernel/http/route'
import { changesOf, logAction } from '#mocks/procurement/recordLog/rules'
import type { ContractRow, MaterialRow } from './rows'

type Written = { row: ContractRow; lines: readonly MaterialRow[] }

/** Logs old and new value of each changed field, and number and sum of the lines when they changed. */
export function logUpdate(call: Call, before: Written, after: Written): void {
  const changes = changesOf(before.row, after.row, LOGGED_FIELDS)
  const isOther = JSON.stringify(before.lines) !== JSON.stringify(after.lines)
  if (changes.length === 0 && !isOther) return
  const lineDetail = `材料 ${before.lines.length} 行 → ${after.lines.length} 行`
  logAction(call.account, { kind: 'CONTRACT', id: after.row.id }, 'update', {
    detail: isOther ? lineDetail : '',
    changes,
  })
}

const LOGGED_FIELDS = [
  'contractName',
  'contractCode',
  'contractType',
  'parentContractCode',
  'materialType',
  'companyName',
  'projects',
  'signDate',
  'effectiveDate',
  'expireDate',
  'priceMode',
  'priceSource',
  'integratedCost',
  'settleBasis',
  'toleranceRate',
  'settleCycle',
  'creditDays',
  'fundRate',
  'taxRate',
  'totalAmountTax',
  'attachments',
  'remark',
] as const satisfies readonly (keyof ContractRow)[]
