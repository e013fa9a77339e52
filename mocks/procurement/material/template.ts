import { EXAMPLE_MARK } from '#domain/cell/importRows'
import type { MaterialField } from '#features/procurement/material/model'
import { importColumns } from '#features/procurement/material/model/workbook'
import { flatDict } from '#mocks/common/dictionary/rules'
import { type ExcelCell, type ExcelTable, textColumns, workbookReply } from '#mocks/kernel/server/xlsx'
import { headsOf } from './importRules'

/** What the example row says in each column. */
const EXAMPLES: Readonly<Record<string, string>> = {
  materialName: `${EXAMPLE_MARK}材料名称`,
  spec: '规格型号',
  grade: '等级',
  length: '12m',
  brand: '品牌',
  unit: 't',
  quantity: '12.500',
  taxUnitPrice: '3555.00',
  taxRate: '13',
  basePrice: '3400.00',
  integratedCost: '155.00',
  pouringMode: 'PUMP',
  slump: '180±20',
  impermeability: 'P6',
  transportIncluded: '1',
  remark: '填写时请删去本行',
}

/** The file to fill in: the columns with an example row, and a worksheet of the words that the choices accept. */
export function templateReply(fields: readonly MaterialField[], name: string): Promise<Response> {
  const own = fields.filter(({ editable }) => editable)
  const example = own.map((field) => wordOf(field, EXAMPLES[field.field] ?? ''))
  const lines = tableOf('合同材料', [headsOf(own), example])
  const filled = { ...lines, rows: textColumns(lines.rows, importColumns(own)) }
  return workbookReply([filled, tableOf('可填内容', choicesOf(own))], name)
}

/** A choice is named by its word, as people write it. */
function wordOf({ dictCode }: MaterialField, value: string): string {
  return flatDict(dictCode).find(({ dictKey }) => dictKey === value)?.dictValue ?? value
}

/** Two columns for each choice, its words and their codes: both are accepted. */
function choicesOf(fields: readonly MaterialField[]): string[][] {
  const lists = fields
    .filter(({ dictCode }) => dictCode !== '')
    .flatMap(({ label, dictCode }) => {
      const options = flatDict(dictCode)
      return [
        [label, ...options.map(({ dictValue }) => dictValue)],
        [`${label}代码`, ...options.map(({ dictKey }) => dictKey)],
      ]
    })
  const length = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length }, (_, at) => lists.map((list) => list[at] ?? ''))
}

function tableOf(name: string, rows: string[][]): ExcelTable {
  const cells = rows.map((row, at) => row.map((value): ExcelCell => ({ value, isBold: at === 0 })))
  return { name, rows: cells, widths: (rows[0] ?? []).map((head) => Math.max(14, head.length * 2 + 4)) }
}
