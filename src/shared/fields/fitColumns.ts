import type { TableColumnType } from 'antd'

/**
 * Widens the columns in view to fill the width exactly, so that at the initial scroll position no column is cut off.
 * The order of the columns decides which are in view; the others are reached by scrolling.
 *
 * @param room width of the viewport of the table without scroll bar and check boxes, px
 * @param kept keys of the columns whose width the user set
 */
export function fitColumns<Row>(
  columns: readonly TableColumnType<Row>[],
  room: number,
  kept: ReadonlySet<string> = new Set(),
): TableColumnType<Row>[] {
  const fixed = columns.filter((column) => column.fixed)
  const free = room - fixed.reduce((sum, column) => sum + widthOf(column), 0)
  const inView: TableColumnType<Row>[] = []
  let used = 0
  for (const column of columns) {
    if (column.fixed) continue
    if (used + widthOf(column) > free) break
    used += widthOf(column)
    inView.push(column)
  }
  // When all columns fit, antd itself stretches them.
  if (inView.length === 0 || inView.length + fixed.length === columns.length) return [...columns]
  const widths = widened(growing(inView, kept), free - used)
  return columns.map((column) => ({ ...column, width: widths.get(column) ?? column.width }))
}

/** Text columns grow, figures do not; columns with a width set by the user grow only when no other can. */
function growing<Row>(inView: TableColumnType<Row>[], kept: ReadonlySet<string>): TableColumnType<Row>[] {
  const own = inView.filter((column) => !kept.has(String(column.key)))
  const texts = own.filter((column) => column.align !== 'right')
  return texts.length > 0 ? texts : own.length > 0 ? own : inView
}

/** The widths in whole px, spare width shared in proportion; the last column takes the remainder. */
function widened<Row>(columns: TableColumnType<Row>[], spare: number): Map<TableColumnType<Row>, number> {
  const total = columns.reduce((sum, column) => sum + widthOf(column), 0)
  const widths = new Map<TableColumnType<Row>, number>()
  let left = spare
  columns.forEach((column, at) => {
    const share = at === columns.length - 1 ? left : Math.floor((spare * widthOf(column)) / total)
    widths.set(column, widthOf(column) + share)
    left -= share
  })
  return widths
}

function widthOf<Row>(column: TableColumnType<Row>): number {
  return Number(column.width ?? 0)
}
