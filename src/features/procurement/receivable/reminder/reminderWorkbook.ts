import { chineseAmount } from '#domain/chineseAmount'
import { fileNameOf } from '#domain/fileName'
import type { Scope } from '#features/procurement/receivable/statement/scope'
import type { WorkbookColumn } from '#shared/excel/writeWorkbook'
import { exportOrExplain } from '#shared/export/exportWorkbook'
import type { OverdueDebt, Reminder } from './model'

type Column = WorkbookColumn & { text: (debt: OverdueDebt) => string }

/** The columns of a reminder, in Chinese: a letter between two Chinese companies. */
const COLUMNS: Column[] = [
  { head: '结算单号', width: 20, text: (debt) => debt.settlementCode },
  { head: '采购单位', width: 30, text: (debt) => debt.companyName },
  { head: '项目', width: 30, text: (debt) => debt.projectName },
  { head: '合同编号', width: 18, text: (debt) => debt.contractCode },
  { head: '结算日期', width: 12, text: (debt) => debt.settleDate.slice(0, 10) },
  { head: '应付日期', width: 12, text: (debt) => debt.dueDate },
  { head: '逾期天数', width: 10, isNumber: true, text: (debt) => String(debt.days) },
  { head: '逾期金额（元）', width: 18, isNumber: true, format: 'grouped', text: (debt) => debt.totalAmountTax ?? '' },
]

/** Saves a reminder as a workbook; `name` says whose. */
export async function saveReminder({ debts, overdue }: Reminder, { to }: Scope, name: string): Promise<void> {
  const total = ['逾期合计', '', chineseAmount(overdue), '', '', to, '', overdue]
  const rows = [...debts.map((debt) => COLUMNS.map(({ text }) => text(debt))), total]
  await exportOrExplain({ name: '催款函', fileName: fileNameOf(`催款函_${name}_${to}.xlsx`), columns: COLUMNS, rows })
}
