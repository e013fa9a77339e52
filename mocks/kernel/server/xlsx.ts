import { createRequire } from 'node:module'
import { worksheetNameOf } from '#domain/fileName'
import type { ImportColumn } from '#domain/workbook/importColumns'
import { fileReply } from '#mocks/kernel/http/reply'

/** Keeps what is typed into a cell as it is. */
const TEXT_FORMAT = '@'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

// Loads the library on first use. Not by `import()`: Vite closes the runner that loaded this module, and later
// imports fail in its servers.
const require = createRequire(import.meta.url)
const writeLibrary = () => require('write-excel-file/node') as typeof import('write-excel-file/node')

/** Responds with a workbook of one worksheet; every cell is text, so it cannot contain a formula. */
export async function excelReply(
  rows: readonly (readonly string[])[],
  name: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { default: writeExcel } = writeLibrary()
  const cells = rows.map((row, at) =>
    row.map((value) =>
      value === '' ? null : { value, type: String, fontWeight: at === 0 ? ('bold' as const) : undefined },
    ),
  )
  const columns = (rows[0] ?? []).map((head) => ({ width: Math.max(12, head.length * 2 + 4) }))
  const content = await writeExcel(cells, { columns, stickyRowsCount: 1 }).toBuffer()
  const response = fileReply(new Uint8Array(content), XLSX, name)
  for (const [header, value] of Object.entries(headers)) response.headers.set(header, value)
  return response
}

/** A cell of a workbook: a figure with its number format, or text. `span` is the number of columns it covers. */
export type ExcelCell = {
  value: string | number
  format?: string
  isBold?: boolean
  isRed?: boolean
  align?: 'left' | 'center' | 'right'
  span?: number
} | null

/** Rows below those of a workbook to fill in that are prepared for typing. */
const PREPARED_ROWS = 500

/**
 * The rows of a workbook to fill in, its columns of codes in the format of texts, also below the last row: Excel would
 * store a typed number with 15 digits only, and without leading zeros.
 */
export function textColumns(rows: readonly ExcelCell[][], columns: readonly ImportColumn[]): ExcelCell[][] {
  const isCode = columns.map(({ kind }) => kind === 'code')
  const last = isCode.lastIndexOf(true)
  const formatted = (row: readonly ExcelCell[]): ExcelCell[] =>
    Array.from({ length: Math.max(row.length, last + 1) }, (_, at) =>
      isCode[at] ? { ...row[at], value: String(row[at]?.value ?? ''), format: TEXT_FORMAT } : (row[at] ?? null),
    )
  if (last === -1) return [...rows]
  return [...rows.map(formatted), ...Array.from({ length: PREPARED_ROWS }, () => formatted([]))]
}

/** A worksheet with a frozen header; widths are in characters. */
export type ExcelTable = { name: string; rows: ExcelCell[][]; widths: readonly number[] }

/** Responds with a workbook of several worksheets. Text stays text, even if it looks like a formula. */
export async function workbookReply(sheets: readonly ExcelTable[], name: string): Promise<Response> {
  const { default: writeExcel } = writeLibrary()
  const data = sheets.map((sheet) => ({
    sheet: worksheetNameOf(sheet.name),
    data: sheet.rows.map((row) => row.map(writtenCell)),
    columns: sheet.widths.map((width) => ({ width })),
    stickyRowsCount: 1,
    orientation: 'landscape' as const,
  }))
  const content = await writeExcel(data).toBuffer()
  return fileReply(new Uint8Array(content), XLSX, name)
}

function writtenCell(cell: ExcelCell) {
  if (cell === null || (cell.value === '' && cell.format !== TEXT_FORMAT)) return null
  const { value, format, isBold, isRed, align, span } = cell
  return {
    ...(typeof value === 'number'
      ? { value, type: Number, format }
      : { value, type: String, ...(format === TEXT_FORMAT ? { format } : {}) }),
    ...(isBold ? { fontWeight: 'bold' as const } : {}),
    ...(isRed ? { textColor: '#cf1322' } : {}),
    ...(align ? { align } : {}),
    ...(span ? { columnSpan: span } : {}),
  }
}
