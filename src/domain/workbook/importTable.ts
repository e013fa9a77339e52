import { findHeader } from '#domain/cell/headerDetection'
import { otherRow } from '#domain/cell/importRows'
import { hasLostDigits } from '#domain/cell/parseCell'
import { type Text, text } from '#domain/text'
import { type ChosenPlaces, type ColumnMap, headMatcher, type ImportColumn, mapColumns } from './importColumns'
import type { Merge, Worksheet, WorksheetCell, WorksheetRow } from './worksheet'

/** A double keeps this many digits exactly: Excel replaces further ones by zeros. */
const EXACT_DIGITS = 15

/** A row of an import: its number in Excel, its values by field, and the cells that cannot be taken. */
export type ImportRow = {
  at: number
  isHidden: boolean
  values: Record<string, string>
  problems: { field: string; reason: Text }[]
  /** Fields whose value comes from a merged cell above. */
  merged: string[]
}

/** A worksheet read by the columns of an import. */
export type ImportTable = {
  /** The heads as written, by column; of a table without heads the cells of its first row. */
  heads: string[]
  /** Whether a row of heads was found. */
  hasHeads: boolean
  map: ColumnMap<ImportColumn>
  rows: ImportRow[]
  /** Excel numbers of totals and repeated heads. */
  leftOut: number[]
}

/** What a person said about a table. */
export type ImportAnswers = {
  places?: ChosenPlaces
  /** The table has no heads: its first row is data. */
  isHeadless?: boolean
}

/**
 * Reads a worksheet by the columns of an import. The rules of every import, in the browser and in the embedded API:
 * heads by name, below titles and over one or two rows; merged cells filled; totals, repeated heads and examples left
 * out; cells whose content Excel has changed or not calculated are problems.
 */
export function readTable(
  sheet: Worksheet,
  columns: readonly ImportColumn[],
  answers: ImportAnswers = {},
): ImportTable {
  const { places = {}, isHeadless = false } = answers
  const texts = sheet.rows.map(textsOf)
  const head = isHeadless ? null : findHeader(texts, headMatcher(columns))
  // Without a known head the first row of several cells is shown, so that its columns can be named by hand.
  const first = texts.findIndex((row) => row.filter((word) => word !== '').length > 1)
  const heads = head?.words ?? texts[Math.max(0, first)] ?? []
  const map = mapColumns(isHeadless ? [] : heads, columns, places)
  const body = sheet.rows.slice(head?.end ?? (isHeadless ? 0 : first + 1))
  const kinds = body.map((row) => otherRow(textsOf(row), isHeadless ? [] : heads))
  const read = rowReader(sheet, columns, map)
  return {
    heads,
    hasHeads: head !== null,
    map,
    rows: body
      .filter((_, at) => !kinds[at])
      .map(read)
      .filter(isFilled),
    leftOut: body.flatMap(({ at }, index) => (kinds[index] && kinds[index] !== 'example' ? [at] : [])),
  }
}

/** Why a table cannot be read by its heads; null when it can. */
export function headsError({ map, heads, hasHeads }: ImportTable): Text | null {
  const found = heads.filter((head) => head !== '')
  const labels = (columns: readonly ImportColumn[]) => columns.map(({ label }) => label).join('、')
  if (map.missing.length > 0) {
    if (found.length === 0) return text('文件中没有数据')
    const params = { missing: labels(map.missing), found: found.join('、') }
    return hasHeads
      ? text('表头缺少：{{missing}}；文件的表头是：{{found}}', params)
      : text('没有找到表头，缺少：{{missing}}；文件的第一行是：{{found}}', params)
  }
  if (map.doubtful.length === 0) return null
  return text('有几列都像是：{{columns}}；请只留一列，或把表头改成模板里的名称', { columns: labels(map.doubtful) })
}

/** The problems of a row, each with its column. */
export function rowProblems({ problems }: ImportRow, columns: readonly ImportColumn[]): Text[] {
  const labels = new Map(columns.map(({ field, label }) => [field, label]))
  return problems.map(({ field, reason }) =>
    text('「{{label}}」{{reason}}', { label: text(labels.get(field) ?? field), reason }),
  )
}

/** The problems of all rows, each with its row and column. */
export function tableProblems(rows: readonly ImportRow[], columns: readonly ImportColumn[]): Text[] {
  return rows.flatMap((row) =>
    rowProblems(row, columns).map((problem) => text('第{{row}}行{{text}}', { row: row.at, text: problem })),
  )
}

function rowReader({ rows, merges }: Worksheet, columns: readonly ImportColumn[], { places }: ColumnMap<ImportColumn>) {
  const byNumber = new Map(rows.map((row) => [row.at, row]))
  const wanted = columns.flatMap((column) => {
    const place = places.get(column.field)
    return place === undefined ? [] : [{ column, place, areas: merges.filter((area) => isTall(area, place)) }]
  })
  return ({ at, isHidden, cells }: WorksheetRow): ImportRow => {
    const row: ImportRow = { at, isHidden, values: {}, problems: [], merged: [] }
    for (const { column, place, areas } of wanted) {
      const own = cells[place]
      const area =
        own || column.kind === 'quantity' ? undefined : areas.find(({ top, bottom }) => at > top && at <= bottom)
      const cell = own ?? (area && byNumber.get(area.top)?.cells[place])
      if (cell && !own) row.merged.push(column.field)
      row.values[column.field] = cell ? meaningOf(cell, column) : ''
      const reason = cell && !column.isInformation && problemOf(cell, column)
      if (reason) row.problems.push({ field: column.field, reason })
    }
    return row
  }
}

/** What a cell means: a figure or a day has its content, a code or a text what a person sees in it. */
function meaningOf({ text: content, shown }: WorksheetCell, { kind }: ImportColumn): string {
  return isWritten(kind) ? (shown ?? content) : content
}

function isWritten(kind: ImportColumn['kind']): boolean {
  return kind === 'code' || kind === 'text'
}

/** Why the content of a cell cannot be taken; null when it can. */
function problemOf({ kind, text: content, shown }: WorksheetCell, column: ImportColumn): Text | null {
  if (kind === 'error') return text('是错误值 {{value}}，请改正公式', { value: content })
  if (kind === 'formula') return text('的公式没有计算结果，请在 Excel 中打开并保存后再导入')
  const isLong = kind === 'number' && content.replace(/\D/g, '').replace(/^0+/, '').length > EXACT_DIGITS
  // The text of such a number, as other programs write it: its last digits are gone.
  const isScientific = column.kind === 'code' && hasLostDigits(content)
  if (isLong || isScientific) {
    return text('是超过15位的数字，末尾几位已被 Excel 改掉，请把该列设为文本格式后重新填写')
  }
  if (shown === null && isWritten(column.kind)) {
    return text('的数字格式无法识别，请把该列设为文本格式后重新填写')
  }
  const isShown = typeof shown === 'string' && isWritten(column.kind)
  if (kind === 'date' && column.kind !== 'date' && !isShown) {
    return text('被 Excel 变成了日期 {{value}}，请把该列设为文本格式后重新填写', { value: content })
  }
  return null
}

/** An area that gives a column's text to the rows below its first. */
function isTall({ left, top, bottom }: Merge, place: number): boolean {
  return left === place && bottom > top
}

function textsOf({ cells }: WorksheetRow): string[] {
  return cells.map((cell) => cell?.shown ?? cell?.text ?? '')
}

function isFilled({ values, merged }: ImportRow): boolean {
  return Object.entries(values).some(([field, value]) => value !== '' && !merged.includes(field))
}
