import { decimal } from '#domain/money'
import { formatTime } from '#domain/time'

/**
 * The first sheet of an .xlsx file as rows of texts: numbers plain and exact, days as YYYY-MM-DD, '' for an empty cell.
 * The library loads when it is first needed.
 *
 * @throws Error when the file is no workbook
 */
export async function readSheet(file: Blob): Promise<string[][]> {
  // The universal build, because the one for browsers makes workers of texts, which `script-src 'self'` forbids.
  const { readSheet: read } = await import('read-excel-file/universal')
  const rows = await read(file)
  return rows.map((row) => row.map(textOf))
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return formatTime(cell.toISOString(), 'YYYY-MM-DD')
  if (typeof cell === 'number') return decimal(String(cell))?.toFixed() ?? ''
  return typeof cell === 'string' ? cell.trim() : ''
}
