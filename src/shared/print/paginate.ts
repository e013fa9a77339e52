/** One printed page of a document. */
export type PrintedPage<Row> = {
  rows: Row[]
  /** Number of the first row within the document, from 0. */
  start: number
  /** Empty lines that keep the table's height constant. */
  fillers: number
  /** Index of this page from 0, and the number of pages. */
  index: number
  count: number
  isLast: boolean
}

/** Capacity of a page and size of a row. */
export type PaginateOptions<Row> = {
  /** Lines of text that fit the table of a page. */
  rowsPerPage: number
  /** Lines that a row needs; 1 by default. A row never breaks, so a row taller than a page takes a full page. */
  linesOf?(row: Row, index: number): number
}

/**
 * Splits the rows of one document into pages. Every page holds at least one row, so neither an empty last page nor a
 * lone signature block can occur; no rows give no page, which tells the caller that there is nothing to print.
 */
export function paginate<Row>(
  rows: readonly Row[],
  { rowsPerPage, linesOf }: PaginateOptions<Row>,
): PrintedPage<Row>[] {
  const capacity = Math.max(1, Math.floor(rowsPerPage))
  const groups: { rows: Row[]; start: number; lines: number }[] = []
  rows.forEach((row, index) => {
    const lines = Math.min(capacity, Math.max(1, linesOf?.(row, index) ?? 1))
    const last = groups.at(-1)
    if (last && last.lines + lines <= capacity) {
      last.rows.push(row)
      last.lines += lines
    } else {
      groups.push({ rows: [row], start: index, lines })
    }
  })
  return groups.map((group, index) => ({
    rows: group.rows,
    start: group.start,
    fillers: capacity - group.lines,
    index,
    count: groups.length,
    isLast: index === groups.length - 1,
  }))
}
