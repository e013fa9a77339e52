import type { TableColumnType } from 'antd'

/**
 * Widens the columns in view so that they fill the room exactly: the next one starts behind the fixed columns, and no
 * figure or header is cut at rest. The order decides which are in view; the rest are reached by scrolling.
 *
 * @param room width of the table's viewport without scroll bar and check boxes, px
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
  // Without a hidden column antd itself stretches all of them.
  if (inView.length === 0 || inView.length + fixed.length === columns.length) return [...columns]
  const widths = widened(growing(inView, kept), free - used)
  return columns.map((column) => ({ ...column, width: widths.get(column) ?? column.width }))
}

/** Texts use the room, figures do not; columns with the user's own width stay if any other can grow. */
function growing<Row>(inView: TableColumnType<Row>[], kept: ReadonlySet<string>): TableColumnType<Row>[] {
  const own = inView.filter((column) => !kept.has(String(column.key)))
  const texts = own.filter((column) => column.align !== 'right')
  return texts.length > 0 ? texts : own.length > 0 ? own : inView
}

/** The widths in whole px after sharing the spare room by width; the last one takes the rest. */
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
