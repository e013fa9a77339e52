import type { TFunction } from 'i18next'
import type { CSSProperties } from 'react'
import { headWidth } from '#shared/fields/columnWidth'
import { alignOf } from './cellValue'
import cells from './gridCells.module.css'
import type { GridColumn } from './gridTypes'

/** Width in px of the row numbers at the left edge and of the delete buttons at the right one. */
export const NUMBER_WIDTH = 44
export const DELETE_WIDTH = 40

/** What a head has beside its word, px: padding and border, and the star of a column that must be filled. */
const HEAD_FRAME = 18
const STAR = 10

const ALIGNED = { left: cells.left, right: cells.right, center: cells.center }

/** A column in the language shown, with what its cells have in common. */
export type ShownColumn<Row> = GridColumn<Row> & { className: string; style: CSSProperties }

/**
 * Translates the words of the columns and lays them out, none narrower than its head. Words of both languages are
 * accepted as heads on paste.
 */
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

/** Least width in px of a whole row. */
export function rowWidth<Row>(columns: readonly GridColumn<Row>[], hasDelete: boolean): number {
  return columns.reduce((sum, column) => sum + column.width, NUMBER_WIDTH + (hasDelete ? DELETE_WIDTH : 0))
}

/** Width in px of what stays at the left edge while the grid scrolls sideways. */
export function pinnedWidth<Row>(columns: readonly GridColumn<Row>[]): number {
  return columns.reduce((sum, column) => (column.pinned ? sum + column.width : sum), NUMBER_WIDTH)
}
