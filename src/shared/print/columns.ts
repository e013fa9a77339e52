import { type PaperSize, printableWidth } from './paperSizes'
import { type FittedText, fitText, longestWord, MM_PER_PT, textWidth } from './textLines'

/** A column of a printed table. */
export type PrintColumn<Row> = {
  /** The key of this column in a summary row. */
  field: string
  /** Header text, already translated. */
  label: string
  /** Preferred width in mm; `fitColumns` makes the sum exact. */
  width: number
  align?: 'left' | 'center' | 'right'
  /** Takes spare width when the columns do not fill the page. */
  grow?: boolean
  /** Minimum width in mm where a row is blank: it is filled in by hand. */
  handWidth?: number
  /** Left out where no row has a text: a service may not send it. */
  isOptional?: true
  /** The printed text; `index` counts within the document from 0. */
  text(row: Row, index: number): string
}

/** Border and padding of a cell in mm, included in its width. */
const CELL_PADDING = 1.3

/** Line height in a cell as a multiple of the font size. */
export const CELL_LINE_HEIGHT = 1.1

/** Width in mm of the strip at the right edge that names the copies of a carbonless set. */
export const EDGE_WIDTH = 5

/** The columns of a document: an optional one only where a row has a text for it. */
export function columnsFor<Row>(columns: readonly PrintColumn<Row>[], rows: readonly Row[]): PrintColumn<Row>[] {
  return columns.filter((column) => !column.isOptional || rows.some((row, index) => column.text(row, index) !== ''))
}

/**
 * Columns whose widths add up to the room exactly. Spare room goes to the growing columns, in proportion to their
 * widths (to all columns when none grows); when room is short, all shrink alike. `needs` are the widths in mm below
 * which a word of a column would break: wider columns give up their spare width. `contents` are the widths that hold
 * the longest text of a column in one line (undefined: not known): what a column has beyond that goes to those with
 * less.
 */
export function fitColumns<Row>(
  columns: readonly PrintColumn<Row>[],
  room: number,
  needs: readonly number[] = [],
  contents: readonly (number | undefined)[] = [],
): PrintColumn<Row>[] {
  const sum = columns.reduce((total, column) => total + column.width, 0)
  const growing = columns.filter((column) => column.grow)
  const takers = sum > room || growing.length === 0 ? columns : growing
  const takerSum = takers.reduce((total, column) => total + column.width, 0)
  const factor = takerSum > 0 ? 1 + (room - sum) / takerSum : 1
  const fitted = columns.map((column) =>
    takers.includes(column) ? { ...column, width: column.width * factor } : column,
  )
  const whole = withRoomFor(fitted, needs)
  return withRoomFor(
    whole,
    whole.map(({ width }, at) => Math.max(contents[at] ?? width, needs[at] ?? 0)),
  )
}

/** Moves width from columns with more than they need to those with less; none moves more than it can spare. */
function withRoomFor<Row>(columns: PrintColumn<Row>[], needs: readonly number[]): PrintColumn<Row>[] {
  const spare = columns.map((column, at) => Math.max(0, column.width - (needs[at] ?? 0)))
  const wanting = columns.map((column, at) => Math.max(0, (needs[at] ?? 0) - column.width))
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  const moved = Math.min(total(spare), total(wanting))
  if (moved === 0) return columns
  return columns.map((column, at) => {
    const given = ((spare[at] ?? 0) / total(spare)) * moved
    const taken = ((wanting[at] ?? 0) / total(wanting)) * moved
    return { ...column, width: column.width - given + taken }
  })
}

/**
 * Widths in mm that keep the words of each column whole: at the base font size of the paper when all fit, else at its
 * smallest.
 *
 * @param totals the rows below the body, whose figures are longer than those of the rows
 */
export function neededWidths<Row>(
  columns: readonly PrintColumn<Row>[],
  rows: readonly Row[],
  paper: PaperSize,
  room: number,
  totals: readonly { cells?: Readonly<Record<string, unknown>> }[] = [],
): number[] {
  const at = (fontPt: number) =>
    columns.map((column) => {
      const texts = rows.map((row, index) => column.text(row, index))
      const summed = totals
        .flatMap(({ cells = {} }) => cells[column.field] ?? [])
        .filter((cell): cell is string => typeof cell === 'string')
      const words = [...texts, ...summed].map((text) => longestWord(text, fontPt))
      const own = Math.max(headWidth(column.label, paper.fontSize), ...words) + CELL_PADDING
      return texts.includes('') ? Math.max(own, column.handWidth ?? 0) : own
    })
  const full = at(paper.fontSize)
  return full.reduce((sum, width) => sum + width, 0) <= room ? full : at(paper.minFontSize)
}

/**
 * Widths in mm that hold the longest text of each column in one line. Undefined for figures, whose totals may be
 * longer, and for a column without any text, which is filled in by hand.
 */
export function contentWidths<Row>(
  columns: readonly PrintColumn<Row>[],
  rows: readonly Row[],
  paper: PaperSize,
): (number | undefined)[] {
  return columns.map((column) => {
    const longest = Math.max(0, ...rows.map((row, index) => textWidth(column.text(row, index))))
    if (column.align === 'right' || longest === 0) return undefined
    return longest * paper.fontSize * MM_PER_PT + CELL_PADDING
  })
}

/** Minimum header width: up to four characters stay in one line, more take two, each as short as it can be. */
function headWidth(label: string, fontPt: number): number {
  const width = textWidth(label)
  const halves = [...label].map((_, at) => Math.max(textWidth(label.slice(0, at)), textWidth(label.slice(at))))
  return (width > 4 ? Math.min(...halves) : width) * fontPt * MM_PER_PT
}

/** The size and lines of a cell's text in a fitted column. */
export function fitCell(text: string, width: number, paper: PaperSize): FittedText {
  return fitText(text, width - CELL_PADDING, paper.fontSize, paper.minFontSize)
}

/** Width in mm available to the table of a page, with or without the strip of copy names at the edge. */
export function tableWidth(paper: PaperSize, hasEdge: boolean): number {
  return printableWidth(paper) - (hasEdge ? EDGE_WIDTH : 0)
}

/**
 * Table lines that a row takes on this paper size, by its longest cell. Cell text has a smaller line height than table
 * lines: one text line takes one, two take two, three usually still two. `columns` are the fitted ones.
 */
export function rowLines<Row>(columns: readonly PrintColumn<Row>[], row: Row, index: number, paper: PaperSize): number {
  const cells = columns.map((column) => fitCell(column.text(row, index), column.width, paper))
  const lines = Math.max(...cells.map((cell) => cell.lines))
  const height = Math.max(...cells.map((cell) => cell.lines * cell.fontPt * MM_PER_PT * CELL_LINE_HEIGHT))
  return lines > 1 ? Math.max(2, Math.ceil(height / paper.rowHeight)) : 1
}
