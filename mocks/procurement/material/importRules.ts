import { parseDateCell, parseNumberCell, parseOptionCell, parseTextCell } from '#domain/cell/parseCell'
import { quantityScale } from '#domain/money'
import { wireText } from '#domain/wire'
import type { Worksheet } from '#domain/workbook/worksheet'
import { type MaterialField, type MaterialInput, materialInput } from '#features/procurement/material/model'
import { importColumns } from '#features/procurement/material/model/workbook'
import { flatDict } from '#mocks/common/dictionary/rules'
import { Refusal } from '#mocks/kernel/http/reply'
import { tableOf } from '#mocks/kernel/server/workbook'

/** The headers of the columns that a file may fill. */
export function headsOf(fields: readonly MaterialField[]): string[] {
  return fields.filter(({ editable }) => editable).map(({ label, required }) => (required ? `${label}*` : label))
}

/** A row of an import: its number in Excel, its cells as read, and the parsed line. */
export type ImportLine = { at: number; cells: string[]; payload: MaterialInput; errors: string[] }

/**
 * Parses the lines of a worksheet. A hidden row is an error: it is neither imported nor skipped without notice.
 * `leftOut` are the Excel numbers of totals and repeated headers.
 */
export function readLines(
  fields: readonly MaterialField[],
  sheet: Worksheet,
): { lines: ImportLine[]; leftOut: number[] } {
  const { lines, leftOut } = tableOf(sheet, importColumns(fields))
  if (lines.length === 0) throw new Refusal('文件中没有数据')
  return {
    leftOut,
    lines: lines.map(({ at, values, errors }) => ({
      at,
      cells: fields.map(({ field }) => values[field] ?? ''),
      payload: draftOf(fields, values),
      errors,
    })),
  }
}

function draftOf(fields: readonly MaterialField[], values: Readonly<Record<string, string>>): MaterialInput {
  const unitField = fields.find(({ field }) => field === 'unit')
  const unit = unitField ? readCell(unitField, values.unit ?? '', '') : ''
  return materialInput(
    Object.fromEntries(fields.map((field) => [field.field, readCell(field, values[field.field] ?? '', unit)])),
  )
}

/** Parses a cell. Text that cannot be parsed is kept, and reported by the rules of the line. */
function readCell({ field, type, dictCode, precision }: MaterialField, text: string, unit: string): string {
  if (dictCode) {
    const options = flatDict(dictCode).map(({ dictKey, dictValue }) => ({ value: dictKey, label: dictValue }))
    return parseOptionCell(text, options).value
  }
  if (field === 'quantity') return parseNumberCell(text, quantityScale(unit), unit || undefined).value
  if (type === 'number') return parseNumberCell(text, precision ?? 4, '元').value
  if (type === 'date') return parseDateCell(text).value
  return wireText(parseTextCell(text, Number.POSITIVE_INFINITY).value)
}
