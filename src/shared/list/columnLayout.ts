import type { TableColumnType } from 'antd'

/** How a user arranged a list's columns, by column key. What it does not name is as the page says. */
export type ColumnLayout = {
  hidden: string[]
  order: string[]
  pinned: Record<string, 'left' | 'none'>
  /** px */
  widths: Record<string, number>
}

/** Nothing arranged. */
export const NO_LAYOUT: ColumnLayout = { hidden: [], order: [], pinned: {}, widths: {} }

/** Narrowest a column may be made, px. */
export const MIN_WIDTH = 56

/** Columns that are always there: the first opens the record, the last holds what can be done. */
export function isFixedColumn(key: string, index: number): boolean {
  return index === 0 || key === 'actions'
}

/**
 * The columns as the user arranged them. It survives releases: a key that is gone is passed over, a new column takes
 * its place among its neighbours, and the first and the actions' column stay where they are.
 */
export function applyLayout<Row>(
  columns: readonly TableColumnType<Row>[],
  layout: ColumnLayout,
): TableColumnType<Row>[] {
  return orderColumns(columns, layout.order)
    .filter(
      (column) =>
        !layout.hidden.includes(String(column.key)) || isFixedColumn(String(column.key), columns.indexOf(column)),
    )
    .map((column) => {
      const key = String(column.key)
      const width = layout.widths[key]
      const pin = layout.pinned[key]
      return {
        ...column,
        ...(width ? { width: Math.max(MIN_WIDTH, width) } : {}),
        ...(pin ? { fixed: pin === 'left' ? ('left' as const) : undefined } : {}),
      }
    })
    .sort((a, b) => rankOf(a) - rankOf(b))
}

/** The keys in the user's order, with new ones behind the neighbour they follow. */
export function orderColumns<Row>(
  columns: readonly TableColumnType<Row>[],
  order: readonly string[],
): TableColumnType<Row>[] {
  if (order.length === 0) return [...columns]
  const place = new Map(order.map((key, index) => [key, index]))
  let last = -1
  const ranked = columns.map((column, index) => {
    const known = place.get(String(column.key))
    if (isFixedColumn(String(column.key), index)) return { column, rank: index === 0 ? -2 : Number.MAX_SAFE_INTEGER }
    last = known ?? last + 0.001
    return { column, rank: last }
  })
  return ranked.sort((a, b) => a.rank - b.rank).map(({ column }) => column)
}

/** Pinned columns stand first: a table can only pin at its edges. */
function rankOf<Row>(column: TableColumnType<Row>): number {
  return column.fixed === 'left' ? 0 : column.fixed === 'right' ? 2 : 1
}
