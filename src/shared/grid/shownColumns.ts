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

/** A column in the current language, with the class and style its cells share. */
export type ShownColumn<Row> = GridColumn<Row> & { className: string; style: CSSProperties }

/** Translates and lays out the columns, never narrower than the header. Pasted headers match in both languages. */
export function showColumns<Row>(columns: readonly GridColumn<Row>[], t: TFunction): ShownColumn<Row>[] {
  let left = NUMBER_WIDTH
  return columns.map((column) => {
    const isPinned = column.pinned === true
    const label = t(column.label)
    const width = Math.max(column.width, headWidth(label) + HEAD_FRAME + (column.required ? STAR : 0))
    const flex = isPinned ? `0 0 ${width}px` : `${width} 0 ${width}px`
    const style = { flex, ...(isPinned ? { '--line-grid-left': `${left}px` } : {}) } as CSSProperties
    if (isPinned) left += width
    return {
      ...column,
      label,
      width,
      aliases: [column.label, ...(column.aliases ?? [])],
      options: column.options?.map((option) => ({ ...option, label: t(option.label) })),
      className: `${cells.cell} ${ALIGNED[alignOf(column)]}${isPinned ? ` ${cells.pinned}` : ''}`,
      style,
    }
  })
}

/**
 * Widens the columns in view of a grid that scrolls sideways, so that the last one is whole beside the delete buttons.
 *
 * @param room width between row numbers and delete buttons, px
 */
export function fitShown<Row>(columns: readonly ShownColumn<Row>[], room: number): ShownColumn<Row>[] {
  const sized = columns.map(({ field, width, pinned, ...column }) => ({
    key: field,
    width,
    align: alignOf({ field, width, pinned, ...column }),
    ...(pinned ? { fixed: 'left' as const } : {}),
  }))
  const fitted = fitColumns(sized, room)
  return columns.map((column, at) => {
    const width = Number(fitted[at]?.width ?? column.width)
    if (width === column.width) return column
    return { ...column, width, style: { ...column.style, flex: `${width} 0 ${width}px` } }
  })
}

/** Least width in px of a whole row. */
export function rowWidth<Row>(columns: readonly GridColumn<Row>[], hasDelete: boolean): number {
  return columns.reduce((sum, column) => sum + column.width, NUMBER_WIDTH + (hasDelete ? DELETE_WIDTH : 0))
}

/** Width in px of the sticky cells at the left edge. */
export function pinnedWidth<Row>(columns: readonly GridColumn<Row>[]): number {
  return columns.reduce((sum, column) => (column.pinned ? sum + column.width : sum), NUMBER_WIDTH)
}
