import { decimal, scaleOf } from '../../domain/money'

/** A column of a sheet: its head, and whether its cells are figures. `width` is in characters. */
export type SheetColumn = { head: string; isNumber?: boolean; width?: number }

/** A double keeps this many digits of a figure exactly; longer ones are written as text. */
const EXACT_DIGITS = 15

/**
 * An .xlsx file of one sheet under a head that stays in view. Figures are numbers with the decimals of their own text
 * where a spreadsheet can hold them exactly; every other cell is text, also one that begins with = + - @, so that nothing
 * in it is ever taken for a formula. The library loads when it is first needed.
 */
export async function writeSheet(columns: readonly SheetColumn[], rows: readonly (readonly string[])[]): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal')
  const heads = columns.map(({ head }) => ({ value: head, type: String, fontWeight: 'bold' as const }))
  const body = rows.map((row) => columns.map(({ isNumber = false }, index) => cellOf(row[index] ?? '', isNumber)))
  const widths = columns.map(({ head, width }) => ({ width: width ?? Math.max(12, head.length * 2 + 4) }))
  return write([heads, ...body], { columns: widths, stickyRowsCount: 1 }).toBlob()
}

function cellOf(text: string, isNumber: boolean) {
  if (text === '') return null
  const figure = isNumber ? decimal(text) : null
  if (figure === null || figure.c.length > EXACT_DIGITS) return { value: text, type: String }
  const scale = scaleOf(text)
  return { value: Number(figure.toFixed()), type: Number, format: scale > 0 ? `0.${'0'.repeat(scale)}` : '0' }
}
