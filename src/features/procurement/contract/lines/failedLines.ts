import { findHeader, headerWord } from '#domain/cell/headerDetection'
import { plain } from '#domain/text'
import type { ImportColumn } from '#domain/workbook/importColumns'
import { type ImportRow, rowProblems } from '#domain/workbook/importTable'
import { type LineRow, newRow, withAmounts } from '#features/procurement/contract/form/contractForm'
import type { MaterialField } from '#features/procurement/material/model'
import { readWorksheet } from '#shared/excel/readWorksheet'
import { writtenFile } from '#shared/excel/writtenFile'
import type { GridColumn } from '#shared/grid/gridTypes'
import { pasteBlock } from '#shared/grid/input/paste'

/** A line that an import rejected: its row in Excel ('' when the server does not name it), and the server's reasons. */
export type FailedLine = LineRow & { rowNo: string; reason: string }

const REASON = '失败原因'
const ROW_NUMBER = 'Excel行号'

/**
 * The rejected lines of an import's report, as rows of the contract's grid; rows without a reason succeeded. Null when
 * the report is no workbook, or has no reasons or no columns of the contract.
 */
export async function failedLines(report: Blob, columns: readonly GridColumn<LineRow>[]): Promise<FailedLine[] | null> {
  const sheet = await readWorksheet(report)
  if ('error' in sheet) return null
  const [heads = [], ...rows] = sheet.rows.map(({ cells }) => Array.from(cells, (cell) => cell?.text ?? ''))
  const words = heads.map(headerWord)
  const [reasonAt, numberAt] = [words.indexOf(headerWord(REASON)), words.indexOf(headerWord(ROW_NUMBER))]
  const known = new Set(columns.map(({ label }) => headerWord(label)))
  if (reasonAt === -1 || !findHeader([heads], (word) => known.has(word))) return null
  const failed = rows.filter((cells) => (cells[reasonAt] ?? '') !== '')
  const lines = linesOf(heads, failed, columns)
  return failed.map((cells, index) => {
    return { ...(lines[index] ?? blankLine()), rowNo: cells[numberAt] ?? '', reason: cells[reasonAt] ?? '' }
  })
}

/** The rows of a file with cells that cannot be taken, these empty, as rows of the contract's grid. */
export function unreadLines(
  rows: readonly ImportRow[],
  fields: readonly ImportColumn[],
  columns: readonly GridColumn<LineRow>[],
): FailedLine[] {
  const cells = rows.map(({ values, problems }) =>
    fields.map(({ field }) => (problems.some((one) => one.field === field) ? '' : (values[field] ?? ''))),
  )
  const lines = linesOf(
    fields.map(({ label }) => label),
    cells,
    columns,
  )
  return rows.map((row, index) => ({
    ...(lines[index] ?? blankLine()),
    rowNo: String(row.at),
    reason: rowProblems(row, fields).map(plain).join('；'),
  }))
}

function linesOf(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  columns: readonly GridColumn<LineRow>[],
): LineRow[] {
  if (rows.length === 0) return []
  const target = { top: 0, bottom: 0, left: 0, right: 0 }
  const block = [heads, ...rows.map((cells) => heads.map((_, at) => cells[at] ?? ''))]
  return pasteBlock({ columns, rows: [], block, target, addRow: blankLine, compute: withAmounts }).rows
}

/** Lines as a workbook in the template's layout; failed ones with row and reason, which an import ignores. */
export function linesFile(
  name: string,
  lines: readonly FailedLine[],
  fields: readonly MaterialField[],
  options: { hasReasons: boolean; wordOf: (field: MaterialField, value: string) => string },
): Promise<File> {
  const shown = fields.filter(({ editable, visible }) => editable && visible !== false)
  const columns = shown.map(({ label, required, type }) => ({
    head: required ? `${label}*` : label,
    isNumber: type === 'number',
  }))
  const cellsOf = (line: FailedLine) =>
    shown.map((field) => options.wordOf(field, String(Reflect.get(line, field.field) ?? '')))
  if (!options.hasReasons) return writtenFile(name, columns, lines.map(cellsOf))
  return writtenFile(
    name,
    [{ head: ROW_NUMBER }, ...columns, { head: REASON, width: 40 }],
    lines.map((line) => [line.rowNo, ...cellsOf(line), line.reason]),
  )
}

/** A line without the contract's defaults: cells missing in the file stay empty. */
function blankLine(): LineRow {
  return newRow({})
}
