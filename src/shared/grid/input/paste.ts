import { findHeader } from '#domain/cell/headerDetection'
import { otherRow } from '#domain/cell/importRows'
import { normalizeWord } from '#domain/cell/words'
import { mapColumns as findColumns, headMatcher } from '#domain/workbook/importColumns'
import { copyText, isEditable, parseCell } from '#shared/grid/cellValue'
import type { GridColumn, GridRowData } from '#shared/grid/gridTypes'
import type { Range } from './movement'

/** The result of a paste, shown under the grid. Every loss is reported. */
export type PasteReport = {
  rows: number
  cells: number
  /** Readonly cells whose value differs from the pasted one. */
  locked: number
  addedRows: number
  /** Rows beyond the end of a grid that cannot grow. */
  skippedRows: number
  /** Rows of totals, which are left out. */
  totalRows: number
  /** Header texts that match no column, or numbers of columns beyond the last one. */
  skippedColumns: string[]
}

/** A pasted block and the grid it goes to. */
export type PasteRequest<Row> = {
  columns: readonly GridColumn<Row>[]
  rows: readonly Row[]
  /** The pasted cells as returned by `parseTsv`. */
  block: readonly (readonly string[])[]
  /** Where a block without header starts; one with a header starts at its top row. A single cell fills all of it. */
  target: Range
  addRow?: () => Row
  compute?: (row: Row) => Row
}

/** The rows after a paste and the affected cells. */
export type PasteResult<Row> = { rows: Row[]; area: Range; report: PasteReport }

/**
 * Applies a pasted block to the rows. A first row of column texts (labels or aliases) maps the columns; without one the
 * block starts at the target's corner. Cells are parsed by kind; invalid ones keep their text and show an error.
 */
export function pasteBlock<Row extends GridRowData>(request: PasteRequest<Row>): PasteResult<Row> {
  const { columns, target, addRow, compute } = request
  const { fields, body, skippedColumns } = mapColumns(request)
  const rows = [...request.rows]
  const lines = body.length > 1 ? body.filter((texts) => otherRow(texts, []) !== 'total') : body
  const totalRows = body.length - lines.length
  const report = { rows: 0, cells: 0, locked: 0, addedRows: 0, skippedRows: 0, totalRows, skippedColumns }

  const ordered = inParsingOrder(fields)
  withoutBlankEnd(lines, rows.length - target.top).forEach((texts, offset) => {
    const at = target.top + offset
    if (at >= rows.length) {
      if (!addRow) {
        report.skippedRows += 1
        return
      }
      rows.push(addRow())
      report.addedRows += 1
    }
    let row = rows[at]
    if (!row) return
    report.rows += 1
    for (const { column, position } of ordered) {
      const text = texts[position]
      if (text === undefined) continue
      if (!isEditable(column, row)) {
        if (text.trim() !== '' && !isSameText(text, copyText(column, row))) report.locked += 1
        continue
      }
      row = { ...row, [column.field]: parseCell(column, row, text).value }
      report.cells += 1
    }
    rows[at] = compute ? compute(row) : row
  })

  const touched = fields.flatMap((column) => (column ? [columns.indexOf(column)] : []))
  const area = {
    top: target.top,
    bottom: Math.max(target.top, target.top + report.rows - 1),
    left: touched.length > 0 ? Math.min(...touched) : target.left,
    right: touched.length > 0 ? Math.max(...touched) : target.left,
  }
  return { rows, area, report }
}

/** Removes blank rows at the end of the block that would only add blank lines to the grid. */
function withoutBlankEnd(body: PasteRequest<unknown>['block'], room: number): PasteRequest<unknown>['block'] {
  let end = body.length
  while (end > Math.max(1, room) && body[end - 1]?.every((word) => word.trim() === '')) end -= 1
  return body.slice(0, end)
}

/** Parses text columns before numbers, because the unit of a line decides how its quantity is parsed. */
function inParsingOrder<Row>(fields: Mapping<Row>['fields']) {
  const known = fields.flatMap((column, position) => (column ? [{ column, position }] : []))
  const isWord = ({ kind }: GridColumn<Row>) => kind === 'text' || kind === 'code' || kind === 'select'
  return [...known.filter(({ column }) => isWord(column)), ...known.filter(({ column }) => !isWord(column))]
}

function isSameText(a: string, b: string) {
  return normalizeWord(a).replaceAll(',', '') === normalizeWord(b).replaceAll(',', '')
}

type Mapping<Row> = {
  /** The grid column of each pasted column; undefined when it has none. */
  fields: (GridColumn<Row> | undefined)[]
  body: readonly (readonly string[])[]
  skippedColumns: string[]
}

function mapColumns<Row>({ columns, block, target }: PasteRequest<Row>): Mapping<Row> {
  const head = block.length > 1 ? readHead(columns, block) : null
  if (head) return head
  const single = block.length === 1 && block[0]?.length === 1 ? (block[0][0] ?? '') : null
  if (single !== null) {
    const fields = columns.slice(target.left, target.right + 1)
    const line = fields.map(() => single)
    const body = Array.from({ length: target.bottom - target.top + 1 }, () => line)
    return { fields, body, skippedColumns: [] }
  }
  const width = Math.max(0, ...block.map((row) => row.length))
  const fields = Array.from({ length: width }, (_, index) => columns[target.left + index])
  const isLost = (index: number) => !fields[index] && block.some((row) => (row[index] ?? '').trim() !== '')
  const skippedColumns = fields.flatMap((_, index) => (isLost(index) ? [`#${index + 1}`] : []))
  return { fields, body: block, skippedColumns }
}

/** Detects the header of a block, also below titles, and maps its columns; null for a block of values. */
function readHead<Row>(columns: readonly GridColumn<Row>[], block: PasteRequest<Row>['block']): Mapping<Row> | null {
  const head = findHeader(block, headMatcher(columns))
  // Only titles may precede a header; rows of several cells are values that happen to equal a column name.
  if (!head || !block.slice(0, head.above).every(isTitle)) return null
  const { places, unused } = findColumns(head.words, columns)
  const fields = head.words.map((_, at) => columns.find(({ field }) => places.get(field) === at))
  return { fields, body: block.slice(head.end), skippedColumns: unused }
}

function isTitle(row: readonly string[]): boolean {
  return row.filter((word) => word.trim() !== '').length <= 2
}
