import type { TFunction } from 'i18next'
import type { CSSProperties } from 'react'
import { headWidth } from '#shared/fields/columnWidth'
import { fitColumns } from '#shared/fields/fitColumns'
import { alignOf } from './cellValue'
import cells from './gridCells.module.css'
import type { GridColumn } from './gridTypes'

/** Width in px of the row numbers at the left edge and of the delete buttons at the right one. */
export const NUMBER_WIDTH = 44
export const DELETE_WIDTH = 40

/** Space of a header beside its text, px: padding and border, and the required mark. */
const HEAD_FRAME = 18
const STAR = 10

const ALIGNED = { left: cells.left, right: cells.right, center: cells.center }

/** Share of its width that a column of texts keeps where the grid is short of room; figures keep all. */
const LEAST_SHARE = 0.75

/** A column in the current language, with the class and style its cells share, and its least width in px. */
export type ShownColumn<Row> = GridColumn<Row> & { className: string; style: CSSProperties; least: number }

/** The sums of one total: different units are separated by a semicolon of either language, and take a line each. */
export function totalParts(total: string): string[] {
  return total.split(/；|; /)
}

/** Least width in px of each column by its total: no figure is cut. */
export function totalWidths(totals: Partial<Record<string, string>>): Record<string, number> {
  const widths = Object.entries(totals).map(([field, total = '']) => [
    field,
    Math.max(...totalParts(total).map(headWidth)) + HEAD_FRAME,
  ])
  return Object.fromEntries(widths)
}

/**
 * Translates and lays out the columns, never narrower than the header and the total. Pasted headers match in both
 * languages.
 */
export function showColumns<Row>(
  columns: readonly GridColumn<Row>[],
  t: TFunction,
  totals: Readonly<Record<string, number>> = {},
): ShownColumn<Row>[] {
  let left = NUMBER_WIDTH
  return columns.map((column) => {
    const isPinned = column.pinned === true
    const label = t(column.label)
    const head = headWidth(label) + HEAD_FRAME + (column.required ? STAR : 0)
    const width = Math.max(column.width, head, totals[column.field] ?? 0)
    const least = alignOf(column) === 'left' ? Math.max(head, Math.round(column.width * LEAST_SHARE)) : width
    const flex = isPinned ? `0 0 ${width}px` : `${width} 0 ${width}px`
    const style = { flex, ...(isPinned ? { '--line-grid-left': `${left}px` } : {}) } as CSSProperties
    if (isPinned) left += width
    return {
      ...column,
      label,
      width,
      least,
      aliases: [column.label, ...(column.aliases ?? [])],
      options: column.options?.map((option) => ({ ...option, label: t(option.label) })),
      className: `${cells.cell} ${ALIGNED[alignOf(column)]}${isPinned ? ` ${cells.pinned}` : ''}`,
      style,
    }
  })
}

/**
 * Fits the columns into a grid: as many as possible are in view at first, for which texts shrink, and the last of them
 * is whole beside the delete buttons.
 *
 * @param room width between row numbers and delete buttons, px
 */
export function fitShown<Row>(columns: readonly ShownColumn<Row>[], room: number): ShownColumn<Row>[] {
  const widths = fittedWidths(columns, room)
  let left = NUMBER_WIDTH
  return columns.map((column, at) => {
    const width = widths[at] ?? column.width
    const isSame = width === column.width && (!column.pinned || left === NUMBER_WIDTH)
    const flex = column.pinned ? `0 0 ${width}px` : `${width} 0 ${width}px`
    const style = { ...column.style, flex, ...(column.pinned ? { '--line-grid-left': `${left}px` } : {}) }
    if (column.pinned) left += width
    return isSame ? column : { ...column, width, style }
  })
}

function fittedWidths<Row>(columns: readonly ShownColumn<Row>[], room: number): number[] {
  // Those that fit at their least widths; columns beyond them keep their own.
  let used = 0
  const beyond = columns.findIndex(({ least }) => {
    used += least
    return used > room
  })
  const inView = beyond === -1 ? columns : columns.slice(0, beyond)
  const excess = inView.reduce((sum, { width }) => sum + width, 0) - room
  const spare = inView.reduce((sum, { width, least }) => sum + width - least, 0)
  if (excess > 0 && spare > 0) {
    // Each column ends where the exact widths up to it end, so that the last one ends at the delete buttons.
    let exact = 0
    let end = 0
    return columns.map(({ width, least }, at) => {
      if (at >= inView.length) return width
      exact += width - ((width - least) * excess) / spare
      const own = Math.round(exact) - end
      end += own
      return own
    })
  }
  const sized = columns.map(({ field, width, pinned, ...column }) => ({
    key: field,
    width,
    align: alignOf({ field, width, pinned, ...column }),
    ...(pinned ? { fixed: 'left' as const } : {}),
  }))
  return fitColumns(sized, room).map(({ width }, at) => Number(width ?? columns[at]?.width))
}

/** Least width in px of a whole row. */
export function rowWidth<Row>(columns: readonly GridColumn<Row>[], hasDelete: boolean): number {
  return columns.reduce((sum, column) => sum + column.width, NUMBER_WIDTH + (hasDelete ? DELETE_WIDTH : 0))
}

/** Width in px of the sticky cells at the left edge. */
export function pinnedWidth<Row>(columns: readonly GridColumn<Row>[]): number {
  return columns.reduce((sum, column) => (column.pinned ? sum + column.width : sum), NUMBER_WIDTH)
}
