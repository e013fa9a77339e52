import type { TableColumnType } from 'antd'

/** A user's layout of a list's columns, by column key. Anything missing follows the page's defaults. */
export type ColumnLayout = {
  hidden: string[]
  order: string[]
  pinned: Record<string, 'left' | 'none'>
  /** Widths set by the user, px. */
  widths: Record<string, number>
}

/** The default layout. */
export const NO_LAYOUT: ColumnLayout = { hidden: [], order: [], pinned: {}, widths: {} }

/** Least width of a column, px. */
export const MIN_WIDTH = 56

/** Columns that cannot be hidden: the first opens the record, the last holds the actions. */
export function isFixedColumn(key: string, index: number): boolean {
  return index === 0 || key === 'actions'
}

/**
 * The columns in the user's layout. It stays valid across releases: a missing key is ignored, a new column is placed
 * next to its neighbours, and the first and the actions column keep their positions.
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

/** The keys in the user's order; new ones follow their preceding neighbour. */
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

/** Pinned columns come first: a table can only pin at its edges. */
function rankOf<Row>(column: TableColumnType<Row>): number {
  return column.fixed === 'left' ? 0 : column.fixed === 'right' ? 2 : 1
}
