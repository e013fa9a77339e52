import { findHeader, headerWord } from '#domain/cell/headerDetection'
import { otherRow } from '#domain/cell/importRows'
import { parseDateCell, parseNumberCell, parseOptionCell, parseTextCell } from '#domain/cell/parseCell'
import { quantityScale } from '#domain/money'
import { wireText } from '#domain/wire'
import { type MaterialDraft, type MaterialField, materialDraft } from '#features/procurement/material/model'
import { flatDict } from '#mocks/common/dictionary/rules'
import { Refusal } from '#mocks/kernel/http/reply'
import type { Workbook } from '#mocks/kernel/server/workbook'

/** Marks the example row of the template, which is not imported. */
export const EXAMPLE = '示例行，不导入'

/** The headers of the columns that a file may fill. */
export function headsOf(fields: readonly MaterialField[]): string[] {
  return fields.filter(({ editable }) => editable).map(({ label, required }) => (required ? `${label}*` : label))
}

/** A row of an import: its number in Excel, its cells as read, and the parsed line. */
export type ImportLine = { at: number; cells: string[]; draft: MaterialDraft; errors: string[] }

/**
 * Parses the lines of a workbook. The header may be below titles, in any order, and merged over two rows. A hidden row
 * is an error: it is neither imported nor skipped without notice. `leftOut` are the Excel numbers of totals and repeated
 * headers.
 */
export function readLines(
  fields: readonly MaterialField[],
  { rows, merges }: Workbook,
): { lines: ImportLine[]; leftOut: number[] } {
  const labels = new Set(fields.map(({ label }) => headerWord(label)))
  const head = findHeader(
    rows.map(({ cells }) => cells),
    (word) => labels.has(word),
  )
  const words = (head?.words ?? rows[0]?.cells ?? []).map(headerWord)
  const places = fields.map((field) => words.indexOf(headerWord(field.label)))
  const missing = fields.find((field, index) => field.required && places[index] === -1)
  if (missing) throw new Refusal(`模板表头不正确，缺少：${missing.label}`)
  const kinds = new Map(rows.slice(head?.end ?? 1).map((row) => [row, otherRow(row.cells, words)]))
  const body = [...kinds.keys()].filter((row) => !kinds.get(row) && !row.cells.includes(EXAMPLE))
  const leftOut = [...kinds].flatMap(([{ at }, kind]) => (kind === 'total' || kind === 'head' ? [at] : []))
  const byNumber = new Map(rows.map((row) => [row.at, row]))
  const lines = body.map((row) => {
    const { at, isHidden } = row
    const cells = fields.map((field, index) => {
      const place = places[index] ?? -1
      const text = row.cells[place] ?? ''
      // A merged text applies to each of its rows; a merged quantity would be counted more than once.
      if (text !== '' || field.type === 'number') return text
      const merge = merges.find((area) => at > area.top && at <= area.bottom && area.left === place)
      return (merge && byNumber.get(merge.top)?.cells[place]) ?? ''
    })
    return { at, cells, draft: draftOf(fields, cells), errors: isHidden ? ['Excel中隐藏的行，请确认后导入'] : [] }
  })
  const filled = lines.filter(({ cells }) => cells.some((text) => text !== ''))
  if (filled.length === 0) throw new Refusal('文件中没有数据')
  return { lines: filled, leftOut }
}

function draftOf(fields: readonly MaterialField[], cells: readonly string[]): MaterialDraft {
  const at = fields.findIndex(({ field }) => field === 'unit')
  const unitField = fields[at]
  const unit = unitField ? readCell(unitField, cells[at] ?? '', '') : ''
  const values = fields.map((field, index) => [field.field, readCell(field, cells[index] ?? '', unit)])
  return materialDraft(Object.fromEntries(values))
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
