import { chineseAmount } from '#domain/chineseAmount'
import { fileNameOf } from '#domain/fileName'
import type { WorkbookColumn } from '#shared/excel/writeWorkbook'
import { exportOrExplain } from '#shared/export/exportWorkbook'
import type { Statement } from './model'
import type { Scope } from './scope'
import { type StatementRow, statementRows } from './statementRows'

const money = { isNumber: true, format: 'grouped' as const, width: 16 }

/** The columns of a statement, in Chinese: a document between two Chinese companies. */
const COLUMNS: (WorkbookColumn & { name: Exclude<keyof StatementRow, 'key'> })[] = [
  { head: '日期', width: 12, name: 'day' },
  { head: '摘要', width: 12, name: 'kind' },
  { head: '结算单号', width: 20, name: 'code' },
  { head: '项目', width: 30, name: 'project' },
  { head: '合同编号', width: 18, name: 'contract' },
  { head: '应收增加（元）', ...money, name: 'settled' },
  { head: '收到付款（元）', ...money, name: 'paid' },
  { head: '应收余额（元）', ...money, name: 'balance' },
]

/** Saves a statement of account as a workbook; `name` says whose. */
export async function saveStatement(statement: Statement, scope: Scope, name: string): Promise<void> {
  const { settled, paid, closing } = statement
  const none = { key: '', code: '', project: '', contract: '', settled: '', paid: '', balance: '' }
  const rows: StatementRow[] = [
    ...statementRows(statement, scope),
    { ...none, day: scope.to, kind: '本期合计', settled, paid, balance: closing },
    { ...none, day: scope.to, kind: '期末余额', project: chineseAmount(closing), balance: closing },
  ]
  await exportOrExplain({
    name: '对账函',
    fileName: fileNameOf(`对账函_${name}_${scope.from}_${scope.to}.xlsx`),
    columns: COLUMNS,
    rows: rows.map((row) => COLUMNS.map((column) => row[column.name])),
  })
}
