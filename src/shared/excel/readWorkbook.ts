import { decimal } from '#domain/money'
import { formatTime } from '#domain/time'

/**
 * The first worksheet of an .xlsx file as rows of texts: numbers plain and exact, days as YYYY-MM-DD, empty cells as
 * empty texts. The library loads on first use.
 *
 * @throws Error when the file is not a workbook
 */
export async function readWorkbook(file: Blob): Promise<string[][]> {
  // The universal build: the browser build creates workers from strings, which `script-src 'self'` forbids.
  const { readSheet: read } = await import('read-excel-file/universal')
  const rows = await read(file)
  return rows.map((row) => row.map(textOf))
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return formatTime(cell.toISOString(), 'YYYY-MM-DD')
  if (typeof cell === 'number') return decimal(String(cell))?.toFixed() ?? ''
  return typeof cell === 'string' ? cell.trim() : ''
}
