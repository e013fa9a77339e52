import { decimal } from '../src/domain/money'
import { formatTime } from '../src/domain/time'
import { fileReply, Refusal } from './reply'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The first sheet of a workbook as texts, without empty rows at its end. The libraries load when a file is there. */
export async function readExcel(file: File): Promise<string[][]> {
  const { readSheet } = await import('read-excel-file/node')
  try {
    const rows = await readSheet(Buffer.from(await file.arrayBuffer()))
    return rows.map((row) => row.map(textOf))
  } catch {
    throw new Refusal('文件无法读取，请使用导入模板')
  }
}

/** A workbook of one sheet; every cell is text, so nothing in it can be a formula. */
export async function excelReply(
  rows: readonly (readonly string[])[],
  name: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { default: writeExcel } = await import('write-excel-file/node')
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

function textOf(cell: unknown): string {
  if (cell instanceof Date) return formatTime(cell.toISOString(), 'YYYY-MM-DD')
  if (typeof cell === 'number') return decimal(String(cell))?.toFixed() ?? ''
  return typeof cell === 'string' ? cell.trim() : cell === null || cell === undefined ? '' : String(cell)
}
