import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { fitColumns, neededWidths, type PrintColumn, rowLines, tableWidth } from './columns'
import { DocumentPage, type PageSlots } from './DocumentPage'
import { paginate } from './paginate'
import type { PaperSize } from './paperSizes'

type PrintDocumentProps<Row> = {
  paper: PaperSize
  rows: readonly Row[]
  rowKey(row: Row): string
  columns: readonly PrintColumn<Row>[]
  /** Name of the table for screen readers. */
  caption: string
  slots: PageSlots<Row>
  /** Overrides the number of the paper size, for documents with a taller header. */
  rowsPerPage?: number
}

/**
 * One document on pages of fixed size: pages count from 1 and row numbers restart per document. No rows give no page.
 * The estimated text lines decide the page breaks; if the installed fonts still overflow a page, the document is
 * paginated again with one row less, because overflowing text would be cut off silently.
 */
export function PrintDocument<Row>(props: PrintDocumentProps<Row>) {
  const { paper, rows, rowKey, columns, caption, slots, rowsPerPage = paper.rowsPerPage } = props
  const root = useRef<HTMLElement>(null)
  const hasEdge = slots.edge !== undefined
  const fitted = useMemo(() => {
    const room = tableWidth(paper, hasEdge)
    return fitColumns(columns, room, neededWidths(columns, rows, paper, room))
  }, [columns, rows, paper, hasEdge])
  const wanted = useMemo(() => ({ rows, rowsPerPage, fitted }), [rows, rowsPerPage, fitted])
  const [cut, setCut] = useState({ wanted, rowsPerPage })
  const capacity = cut.wanted === wanted ? cut.rowsPerPage : rowsPerPage
  const linesOf = (row: Row, index: number) => Math.min(capacity, rowLines(fitted, row, index, paper))
  const sheets = paginate(rows, { rowsPerPage: capacity, linesOf })

  useLayoutEffect(() => {
    const bodies = [...(root.current?.querySelectorAll('.sheet-body') ?? [])]
    if (capacity > 1 && bodies.some(isTooTall)) setCut({ wanted, rowsPerPage: capacity - 1 })
  })

  return (
    <section className="print-document" ref={root} aria-label={caption}>
      {sheets.map((sheet) => (
        <DocumentPage
          key={sheet.index}
          sheet={sheet}
          paper={paper}
          columns={fitted}
          rowKey={rowKey}
          linesOf={linesOf}
          caption={caption}
          slots={slots}
        />
      ))}
    </section>
  )
}

/**
 * Whether the last block of a page is pushed below the margin. Not by scroll height, which includes the descent of
 * glyphs.
 */
function isTooTall(body: Element) {
  const last = body.lastElementChild
  return last !== null && last.getBoundingClientRect().bottom > body.getBoundingClientRect().bottom + 1
}
