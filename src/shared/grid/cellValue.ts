import {
  type ParsedCell,
  type Problem,
  parseCodeCell,
  parseDateCell,
  parseNumberCell,
  parseOptionCell,
  parseTextCell,
} from '#domain/cell/parseCell'
import type { GridColumn } from './gridTypes'

const DEFAULT_MAX_LENGTH = 140
const DEFAULT_SCALE = { quantity: 3, money: 2 } as const

/** The text of a field; empty when missing. */
export function cellText<Row>(row: Row, field: keyof Row & string): string {
  const value = row[field]
  return value === null || value === undefined ? '' : String(value)
}

/** Whether a cell is editable. */
export function isEditable<Row>(column: GridColumn<Row>, row: Row): boolean {
  if (column.kind === 'readonly') return false
  return typeof column.editable === 'function' ? column.editable(row) : (column.editable ?? true)
}

/** Longest text that a cell accepts while typing. */
function maxLengthOf<Row>(column: GridColumn<Row>): number {
  return column.maxLength ?? DEFAULT_MAX_LENGTH
}

/** Parses the text of a cell by the kind of its column. */
export function parseCell<Row>(column: GridColumn<Row>, row: Row, text: string): ParsedCell {
  switch (column.kind) {
    case 'quantity':
    case 'money':
      return parseNumberCell(text, scaleOf(column, row, DEFAULT_SCALE[column.kind]), unitOf(column, row))
    case 'integer':
      return parseNumberCell(text, 0, column.unit?.(row))
    case 'date':
      return parseDateCell(text)
    case 'select':
      // While the options are still loading, any text is accepted.
      return column.options?.length ? parseOptionCell(text, column.options) : { value: text }
    case 'code':
      return parseCodeCell(text, maxLengthOf(column))
    default:
      return parseTextCell(text, maxLengthOf(column))
  }
}

/** Validates the text of a cell, regardless of its origin; undefined for empty and for readonly cells. */
export function cellProblem<Row>(column: GridColumn<Row>, row: Row): Problem | undefined {
  return isEditable(column, row) ? parseCell(column, row, cellText(row, column.field)).problem : undefined
}

/**
 * The text of a cell at rest: options by label, quantities and money with thousands separators. Invalid text unchanged.
 */
export function displayText<Row>(column: GridColumn<Row>, row: Row): string {
  const text = cellText(row, column.field)
  if (column.kind === 'select') return column.options?.find((option) => option.value === text)?.label ?? text
  const isFigure = column.kind === 'money' || column.kind === 'quantity'
  return isFigure && /^-?\d+(\.\d+)?$/.test(text) ? groupThousands(text) : text
}

/** The text of a cell for other programs: options by label, numbers plain. */
export function copyText<Row>(column: GridColumn<Row>, row: Row): string {
  return column.kind === 'select' ? displayText(column, row) : cellText(row, column.field)
}

/** Numbers align right, everything else left, unless the column says otherwise. */
export function alignOf<Row>(column: GridColumn<Row>): 'left' | 'right' | 'center' {
  const isNumber = column.kind === 'quantity' || column.kind === 'money' || column.kind === 'integer'
  return column.align ?? (isNumber ? 'right' : 'left')
}

function scaleOf<Row>(column: GridColumn<Row>, row: Row, fallback: number): number {
  return typeof column.scale === 'function' ? column.scale(row) : (column.scale ?? fallback)
}

/** The unit that the figures of a cell are in. */
export function unitOf<Row>(column: GridColumn<Row>, row: Row): string | undefined {
  if (column.unit) return column.unit(row)
  if (column.kind === 'money') return '元'
  const unit = (row as Record<string, unknown>).unit
  return typeof unit === 'string' && unit !== '' ? unit : undefined
}

function groupThousands(text: string): string {
  const [whole = '', decimals] = text.split('.')
  const grouped = whole.replace(/\d(?=(\d{3})+$)/g, '$&,')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}
