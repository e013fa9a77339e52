import { BLOCK_GAP } from './pageCss'
import type { PrintedPage } from './paginate'
import { type PaperSize, printableHeight } from './paperSizes'

/** What the rendered pages of a document measured: frames in mm (see `PageSizes`), table lines by row. */
export type Measured = { frame: { last?: number; other?: number }; lines: ReadonlyMap<number, number> }

/** Differences below this are rounding, in mm. */
const TOLERANCE = 0.1

/**
 * Measures rendered pages: the largest frame of each kind and the rows that need more lines than estimated, together
 * with what was measured before. Null when that adds nothing, and where there is no layout (tests).
 */
export function measurePages<Row>(
  elements: readonly Element[],
  pages: readonly PrintedPage<Row>[],
  paper: PaperSize,
  linesOf: (row: Row, index: number) => number,
  before: Measured | null,
): Measured | null {
  const frame = { ...before?.frame }
  const lines = new Map(before?.lines)
  let isNew = false
  for (const [at, page] of pages.entries()) {
    const body = elements[at]
    const height = body?.getBoundingClientRect().height ?? 0
    if (!body || height === 0) return null
    const mm = printableHeight(paper) / height / page.scale
    const heightOf = (element: Element) => element.getBoundingClientRect().height * mm
    const rows = [...body.querySelectorAll('.sheet-lines > tr')]
    let used = page.fillers
    for (const [position, row] of page.rows.entries()) {
      const index = page.start + position
      const expected = linesOf(row, index)
      const element = rows[position]
      const needed = Math.max(expected, Math.ceil(((element ? heightOf(element) : 0) - TOLERANCE) / paper.rowHeight))
      used += needed
      if (needed === expected) continue
      lines.set(index, needed)
      isNew = true
    }
    const blocks = [...body.children].map(heightOf)
    const total = blocks.reduce((sum, block) => sum + block, 0) + (blocks.length - 1) * BLOCK_GAP
    const kind = page.isLast ? 'last' : 'other'
    const own = total - used * paper.rowHeight
    if (own <= (frame[kind] ?? 0) + TOLERANCE) continue
    frame[kind] = own
    isNew = true
  }
  return isNew ? { frame, lines } : null
}
