import type { TFunction } from 'i18next'
import { problemText, rowProblems } from './check'
import type { CellError } from './GridMessages'
import type { GridColumn, GridRowData } from './gridTypes'

/** An error of a grid; `isOwn` when the text itself is invalid, independent of the screen's errors. */
type FoundError = CellError & { isOwn: boolean }

/**
 * All errors in reading order: those given by `${row.key}.${field}`, and those of the texts themselves (`isOwn`). A
 * given error wins over an own one of the same cell.
 */
export function findErrors<Row extends GridRowData>(
  columns: readonly GridColumn<Row>[],
  rows: readonly Row[],
  given: Record<string, string> = {},
  t: TFunction,
  numberOf?: (row: Row) => string,
): FoundError[] {
  const named = new Set(Object.keys(given).map((path) => path.slice(0, path.lastIndexOf('.'))))
  return rows.flatMap((row, at) => {
    const problems = rowProblems(columns, row)
    if (problems.length === 0 && !named.has(row.key)) return []
    return columns.flatMap((column, col): FoundError[] => {
      const message = given[`${row.key}.${column.field}`]
      const own = problems.find(({ field }) => field === column.field)
      const place = { cell: { row: at, col }, number: numberOf?.(row) || String(at + 1), label: column.label }
      if (message) return [{ ...place, message, isOwn: false }]
      return own ? [{ ...place, message: problemText(own.problem, t), isOwn: true }] : []
    })
  })
}
