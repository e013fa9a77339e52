import { fileNameOf } from '#domain/fileName'
import type { WorkbookColumn } from '#shared/excel/writeWorkbook'
import { exportOrExplain } from '#shared/export/exportWorkbook'
import type { UnitName } from '#shared/fields/useDict'
import type { InvoiceData, InvoiceLine } from './model'

type Context = { data: InvoiceData; creditCode: string; unitName: UnitName }
type Column = WorkbookColumn & { text: (line: InvoiceLine, context: Context) => string }

const figure = { isNumber: true, format: 'grouped' as const, width: 16 }

/** A row for each line of an invoice, in Chinese, as a bookkeeper's program takes them. */
const COLUMNS: Column[] = [
  { head: '购买方名称', width: 30, text: (_, { data }) => data.payer },
  { head: '纳税人识别号', width: 22, text: (_, { creditCode }) => creditCode },
  { head: '货物或应税劳务名称', width: 24, text: (line) => line.name },
  { head: '规格型号', width: 20, text: (line) => line.spec },
  { head: '单位', width: 8, text: (line, { unitName }) => unitName(line.unit) },
  { head: '数量', ...figure, text: (line) => line.quantity },
  { head: '单价（不含税）', ...figure, text: (line) => line.noTaxUnitPrice },
  { head: '金额（不含税）', ...figure, text: (line) => line.amountNoTax },
  { head: '税率', isNumber: true, format: 'percent', width: 8, text: (line) => line.taxRate },
  { head: '税额', ...figure, text: (line) => line.taxAmount },
  { head: '价税合计', ...figure, text: (line) => line.amountTax },
  {
    head: '结算单号',
    width: 40,
    text: (_, { data }) => data.settlements.map(({ settlementCode }) => settlementCode).join('、'),
  },
]

/** Saves the lines to invoice as a workbook. */
export async function saveInvoiceData(sheets: readonly Context[], name: string): Promise<void> {
  const rows = sheets.flatMap((sheet) =>
    sheet.data.lines.map((line) => COLUMNS.map((column) => column.text(line, sheet))),
  )
  await exportOrExplain({ name: '开票资料', fileName: fileNameOf(`开票资料_${name}.xlsx`), columns: COLUMNS, rows })
}
