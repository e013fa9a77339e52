import { findHeader, headerWord } from '#domain/cell/headerDetection'
import { type LineRow, newRow, withAmounts } from '#features/procurement/contract/editor/contractForm'
import type { MaterialField } from '#features/procurement/material/model'
import { readWorkbook } from '#shared/excel/readWorkbook'
import { writeWorkbook } from '#shared/excel/writeWorkbook'
import type { GridColumn } from '#shared/grid/gridTypes'
import { pasteBlock } from '#shared/grid/input/paste'

/** A line that an import rejected: its row in Excel ('' when the server does not name it), and the server's reasons. */
export type FailedLine = LineRow & { rowNo: string; reason: string }

const REASON = '失败原因'
const ROW_NUMBER = 'Excel行号'

/**
 * The rejected lines of an import's report, as rows of the contract's grid; rows without a reason succeeded. Null when
 * the report has no reasons or no columns of the contract.
 *
 * @throws Error when the report is no workbook
 */
export async function failedLines(report: Blob, columns: readonly GridColumn<LineRow>[]): Promise<FailedLine[] | null> {
  const [heads = [], ...rows] = await readWorkbook(report)
  const words = heads.map(headerWord)
  const [reasonAt, numberAt] = [words.indexOf(headerWord(REASON)), words.indexOf(headerWord(ROW_NUMBER))]
  const known = new Set(columns.map(({ label }) => headerWord(label)))
  if (reasonAt === -1 || !findHeader([heads], (word) => known.has(word))) return null
  const failed = rows.filter((cells) => (cells[reasonAt] ?? '') !== '')
  const target = { top: 0, bottom: 0, left: 0, right: 0 }
  const block = [heads, ...failed.map((cells) => heads.map((_, at) => cells[at] ?? ''))]
  const { rows: lines } = pasteBlock({ columns, rows: [], block, target, addRow: blankLine, compute: withAmounts })
  return failed.map((cells, index) => {
    return { ...(lines[index] ?? blankLine()), rowNo: cells[numberAt] ?? '', reason: cells[reasonAt] ?? '' }
  })
}

/** Lines as a workbook in the template's layout; failed ones with row and reason, which an import ignores. */
export function linesFile(
  lines: readonly FailedLine[],
  fields: readonly MaterialField[],
  options: { hasReasons: boolean; wordOf: (field: MaterialField, value: string) => string },
): Promise<Blob> {
  const shown = fields.filter(({ editable, visible }) => editable && visible !== false)
  const columns = shown.map(({ label, required, type }) => ({
    head: required ? `${label}*` : label,
    isNumber: type === 'number',
  }))
  const cellsOf = (line: FailedLine) =>
    shown.map((field) => options.wordOf(field, String(Reflect.get(line, field.field) ?? '')))
  if (!options.hasReasons) return writeWorkbook(columns, lines.map(cellsOf))
  return writeWorkbook(
    [{ head: ROW_NUMBER }, ...columns, { head: REASON, width: 40 }],
    lines.map((line) => [line.rowNo, ...cellsOf(line), line.reason]),
  )
}

/** A line without the contract's defaults: cells missing in the file stay empty. */
function blankLine(): LineRow {
  return newRow({})
}
