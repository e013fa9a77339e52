import { worksheetNameOf } from '#domain/fileName'
import { decimal, scaleOf } from '#domain/money'

/**
 * A column of a worksheet: its header, and whether its cells are numeric. `format` groups thousands, or treats the
 * value as a percentage (13 becomes the number 0.13, shown as 13%). `width` is in characters.
 */
export type WorkbookColumn = { head: string; isNumber?: boolean; format?: 'grouped' | 'percent'; width?: number }

/** A double keeps this many digits exactly; longer numbers are written as text. */
const EXACT_DIGITS = 15
/** Maximum length of a cell text; with longer ones Excel rejects the file. */
const MAX_TEXT = 32_767

/**
 * An .xlsx file of one worksheet with a frozen header. Numbers keep the decimals of their text where a spreadsheet can
 * hold them exactly; every other cell is text, also one that begins with = + - @, to prevent formula injection. The
 * library loads on first use.
 *
 * @param name of the worksheet; forbidden characters are removed
 */
export async function writeWorkbook(
  columns: readonly WorkbookColumn[],
  rows: readonly (readonly string[])[],
  name = '',
): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal')
  const heads = columns.map(({ head }) => ({ value: safeText(head), type: String, fontWeight: 'bold' as const }))
  const body = rows.map((row) => columns.map((column, index) => cellOf(row[index] ?? '', column)))
  const widths = columns.map(({ head, width }) => ({ width: width ?? Math.max(12, head.length * 2 + 4) }))
  const sheet = worksheetNameOf(name)
  return write([heads, ...body], { columns: widths, stickyRowsCount: 1, ...(sheet ? { sheet } : {}) }).toBlob()
}

function cellOf(text: string, { isNumber = false, format }: WorkbookColumn) {
  if (text === '') return null
  const figure = isNumber ? decimal(text) : null
  const value = figure === null ? Number.NaN : Number((format === 'percent' ? figure.div(100) : figure).toFixed())
  if (figure === null || figure.c.length > EXACT_DIGITS || !Number.isFinite(value)) return safeText(text)
  const scale = format === 'percent' ? scaleOf(figure) : scaleOf(text)
  return { value, type: Number, format: formatOf(scale, format) }
}

const formats = new Map<string, string>()

/** How a number is shown. One text per format, not one per cell: a file has millions of cells. */
function formatOf(scale: number, format: WorkbookColumn['format']): string {
  const key = `${scale}${format ?? ''}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const whole = format === 'grouped' ? '#,##0' : '0'
  const places = scale > 0 ? `.${'0'.repeat(scale)}` : ''
  const made = `${whole}${places}${format === 'percent' ? '%' : ''}`
  formats.set(key, made)
  return made
}

/** A text as a cell: bare, because an object around each of millions of texts takes as much memory again. */
function safeText(text: string): string {
  const cut = text.slice(0, MAX_TEXT)
  // The library counts texts in a plain object, which already has these names; the space makes them new keys.
  return cut in Object.prototype ? `${cut} ` : cut
}
