/** A cell by row and column index, from 0. */
export type Cell = { row: number; col: number }

/** A block of cells, ends included. */
export type Range = { top: number; bottom: number; left: number; right: number }

/** Size of a grid; `page` is the number of rows per screen. */
export type Bounds = { rows: number; cols: number; page: number }

/**
 * The cell that a key moves to, or null when the key does not move. Moves stop at the edges.
 * @param ctrl Ctrl or Cmd is down: move to the edge of the grid
 */
export function keyTarget(cell: Cell, key: string, ctrl: boolean, bounds: Bounds): Cell | null {
  const { row, col } = cell
  const lastRow = bounds.rows - 1
  const lastCol = bounds.cols - 1
  switch (key) {
    case 'ArrowUp':
      return clampCell({ row: ctrl ? 0 : row - 1, col }, bounds)
    case 'ArrowDown':
      return clampCell({ row: ctrl ? lastRow : row + 1, col }, bounds)
    case 'ArrowLeft':
      return clampCell({ row, col: ctrl ? 0 : col - 1 }, bounds)
    case 'ArrowRight':
      return clampCell({ row, col: ctrl ? lastCol : col + 1 }, bounds)
    case 'Home':
      return clampCell({ row: ctrl ? 0 : row, col: 0 }, bounds)
    case 'End':
      return clampCell({ row: ctrl ? lastRow : row, col: lastCol }, bounds)
    case 'PageUp':
      return clampCell({ row: row - bounds.page, col }, bounds)
    case 'PageDown':
      return clampCell({ row: row + bounds.page, col }, bounds)
    default:
      return null
  }
}

/** The next cell in reading order (the previous one when `back`) where Tab may stop, or null at the end of the grid. */
export function tabTarget(cell: Cell, back: boolean, bounds: Bounds, canStop: (cell: Cell) => boolean): Cell | null {
  const step = back ? -1 : 1
  const count = bounds.rows * bounds.cols
  for (let at = cell.row * bounds.cols + cell.col + step; at >= 0 && at < count; at += step) {
    const next = { row: Math.floor(at / bounds.cols), col: at % bounds.cols }
    if (canStop(next)) return next
  }
  return null
}

/** The block between two corners. */
export function rangeOf(a: Cell, b: Cell): Range {
  return {
    top: Math.min(a.row, b.row),
    bottom: Math.max(a.row, b.row),
    left: Math.min(a.col, b.col),
    right: Math.max(a.col, b.col),
  }
}

/** The nearest cell inside the grid; row and column 0 in an empty one. */
export function clampCell(cell: Cell, bounds: Pick<Bounds, 'rows' | 'cols'>): Cell {
  return {
    row: Math.max(0, Math.min(cell.row, bounds.rows - 1)),
    col: Math.max(0, Math.min(cell.col, bounds.cols - 1)),
  }
}
