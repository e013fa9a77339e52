import { type Paper, printableWidth } from './papers'
import { MM_PER_PT, textLines } from './textLines'

/** A column of a printed table. */
export type PrintColumn<Row> = {
  /** The key of this column in a summary row. */
  field: string
  /** Header text, already translated. */
  label: string
  /** Preferred width in mm; `fitColumns` makes the sum exact. */
  width: number
  align?: 'left' | 'center' | 'right'
  /** Takes spare width when the columns do not fill the sheet. */
  grow?: boolean
  /** The printed text; `index` counts within the document from 0. */
  text(row: Row, index: number): string
}

/** Border and padding of a cell in mm, included in its width. */
const CELL_PADDING = 1.3

/** Line height in a cell as a multiple of the font size. */
export const CELL_LINE_HEIGHT = 1.1

/** Width in mm of the strip at the right edge that names the copies of a carbonless set. */
export const EDGE_WIDTH = 5

/**
 * Columns whose widths add up to the room exactly. Spare room goes to the growing columns, in proportion to their
 * widths (to all columns when none grows); when room is short, all shrink alike.
 */
export function fitColumns<Row>(columns: readonly PrintColumn<Row>[], room: number): PrintColumn<Row>[] {
  const sum = columns.reduce((total, column) => total + column.width, 0)
  const growing = columns.filter((column) => column.grow)
  const takers = sum > room || growing.length === 0 ? columns : growing
  const takerSum = takers.reduce((total, column) => total + column.width, 0)
  const factor = takerSum > 0 ? 1 + (room - sum) / takerSum : 1
  return columns.map((column) => (takers.includes(column) ? { ...column, width: column.width * factor } : column))
}

/** Room in mm for the table of a sheet, with or without the strip of copy names at the edge. */
export function tableWidth(paper: Paper, hasEdge: boolean): number {
  return printableWidth(paper) - (hasEdge ? EDGE_WIDTH : 0)
}

/**
 * Table lines that a row takes on this paper, by its longest cell, whose text is set tighter than table lines. One text
 * line takes one, two take two, three usually still two. `columns` are the fitted ones.
 */
export function rowLines<Row>(columns: readonly PrintColumn<Row>[], row: Row, index: number, paper: Paper): number {
  const textHeight = paper.fontSize * MM_PER_PT * CELL_LINE_HEIGHT
  const lines = Math.max(
    ...columns.map((column) => textLines(column.text(row, index), column.width - CELL_PADDING, paper.fontSize)),
  )
  return lines > 1 ? Math.max(2, Math.ceil((lines * textHeight) / paper.rowHeight)) : 1
}
