/** One fixed sheet of a document. */
export type Sheet<Row> = {
  rows: Row[]
  /** Number of the first row within the document, from 0. */
  start: number
  /** Empty lines that keep the frame of the table constant. */
  fillers: number
  /** Number of this sheet from 0, and how many sheets the document has. */
  index: number
  count: number
  isLast: boolean
}

/** How much a sheet holds and how much a row takes. */
export type PaginateOptions<Row> = {
  /** Lines of text that fit the table of a sheet. */
  rowsPerPage: number
  /** Lines that a row needs; 1 when left out. A row never breaks, so more than a sheet holds counts as a full sheet. */
  linesOf?(row: Row, index: number): number
}

/**
 * Cuts the rows of one document into sheets. Every sheet holds at least one row, so neither an empty last sheet nor a
 * lone signature block can come out; no rows give no sheet, which is how a caller learns that there is nothing to print.
 */
export function paginate<Row>(rows: readonly Row[], { rowsPerPage, linesOf }: PaginateOptions<Row>): Sheet<Row>[] {
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
