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
  /** Below 1 where one row beside the rest is taller than the paper: the page shrinks, so that nothing is cut off. */
  scale: number
}

/** What a printed page measures, in mm. */
export type PageSizes = {
  /** Height between the margins. */
  room: number
  rowHeight: number
  /** Height of everything but the lines: header, table head, sums, statement, signatures, footer. */
  frame: { last: number; other: number }
}

/** Capacity of a page and size of a row. */
export type PaginateOptions<Row> = {
  /** Most rows of a page; rows of several lines use the rest of the paper. Until measured also the most lines. */
  rowsPerPage: number
  /** Lines that a row needs; 1 by default. A row never breaks. */
  linesOf?(row: Row, index: number): number
  /** Omitted until measured: every page then holds `rowsPerPage`. */
  sizes?: PageSizes
}

/**
 * Splits the rows of one document into pages. Every page holds at least one row, so neither an empty last page nor a
 * lone signature block can occur; no rows give no page, which tells the caller that there is nothing to print.
 */
export function paginate<Row>(rows: readonly Row[], options: PaginateOptions<Row>): PrintedPage<Row>[] {
  const { rowsPerPage, linesOf, sizes } = options
  const lines = rows.map((row, index) => Math.max(1, linesOf?.(row, index) ?? 1))
  const room = { last: capacity(options, 'last'), other: capacity(options, 'other') }
  const pages: { rows: Row[]; start: number; lines: number; kind: 'last' | 'other' }[] = []
  let left = lines.reduce((sum, count) => sum + count, 0)
  for (let start = 0; start < rows.length; ) {
    const isFitting = left <= room.last && rows.length - start <= rowsPerPage
    const isLast = isFitting || start === rows.length - 1
    // The last page keeps a row, even where a page without totals would hold all that are left.
    const end = isLast ? rows.length : Math.min(endOf(lines, start, room.other, rowsPerPage), rows.length - 1)
    const used = lines.slice(start, end).reduce((sum, count) => sum + count, 0)
    pages.push({ rows: rows.slice(start, end), start, lines: used, kind: isLast ? 'last' : 'other' })
    left -= used
    start = end
  }
  return pages.map(({ kind, lines: used, ...page }, index) => ({
    ...page,
    fillers: Math.max(0, Math.min(rowsPerPage, room[kind]) - used),
    index,
    count: pages.length,
    isLast: kind === 'last',
    scale: sizes ? Math.min(1, sizes.room / (sizes.frame[kind] + used * sizes.rowHeight)) : 1,
  }))
}

/** End of the rows that fit a page from a row on; at least one. */
function endOf(lines: readonly number[], start: number, capacity: number, most: number): number {
  let end = start + 1
  for (let used = lines[start] ?? 0; end < Math.min(lines.length, start + most); end++) {
    used += lines[end] ?? 0
    if (used > capacity) break
  }
  return end
}

/** Lines of text for which the table of a page has room. */
function capacity<Row>({ rowsPerPage, sizes }: PaginateOptions<Row>, kind: 'last' | 'other'): number {
  if (!sizes) return Math.max(1, rowsPerPage)
  return Math.max(1, Math.floor((sizes.room - sizes.frame[kind]) / sizes.rowHeight + 1e-6))
}
