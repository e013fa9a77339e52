import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { columnsFor, contentWidths, fitColumns, neededWidths, type PrintColumn, rowLines, tableWidth } from './columns'
import { DocumentPage, type PageSlots, type SummaryRow } from './DocumentPage'
import { type Measured, measurePages } from './measurePages'
import { type PageSizes, paginate } from './paginate'
import { type PaperSize, printableHeight } from './paperSizes'

type PrintDocumentProps<Row> = {
  paper: PaperSize
  rows: readonly Row[]
  rowKey(row: Row): string
  columns: readonly PrintColumn<Row>[]
  /** Name of the table for screen readers. */
  caption: string
  slots: PageSlots<Row>
}

/** Rendering is measured again at most this often; one or two passes are usual. */
const MAX_PASSES = 12

/**
 * One document on pages of fixed size: pages count from 1 and row numbers restart per document. No rows give no page.
 * The first rendering uses estimates and is measured before it is painted: a header or a row that takes more lines than
 * usual leaves less room for rows, and nothing on the page is cut off.
 */
export function PrintDocument<Row>(props: PrintDocumentProps<Row>) {
  const { paper, rows, rowKey, columns, caption, slots } = props
  const root = useRef<HTMLElement>(null)
  const hasEdge = slots.edge !== undefined
  const fitted = useMemo(() => {
    const room = tableWidth(paper, hasEdge)
    const shown = columnsFor(columns, rows)
    return fitColumns(
      shown,
      room,
      neededWidths(shown, rows, paper, room, totalsOf(slots, rows)),
      contentWidths(shown, rows, paper),
    )
  }, [columns, rows, paper, hasEdge, slots])
  const wanted = useMemo(() => ({ rows, fitted, slots }), [rows, fitted, slots])
  const [known, setKnown] = useState<{ of: object; measured: Measured; passes: number } | null>(null)
  const current = known?.of === wanted ? known : null
  const measured = current?.measured ?? null
  const linesOf = (row: Row, index: number) => measured?.lines.get(index) ?? rowLines(fitted, row, index, paper)
  const sheets = paginate(rows, { rowsPerPage: paper.rowsPerPage, linesOf, sizes: sizesOf(paper, measured) })

  // Paper dimensions are CSS: `PrintJob` inserts it before layout effects run.
  useLayoutEffect(() => {
    const passes = (current?.passes ?? 0) + 1
    const bodies = [...(root.current?.querySelectorAll('.sheet-body') ?? [])]
    const more = measurePages(bodies, sheets, paper, linesOf, measured)
    if (more && passes <= MAX_PASSES) setKnown({ of: wanted, measured: more, passes })
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

/** The totals of the document, as on a page that holds all of it. */
function totalsOf<Row>(slots: PageSlots<Row>, rows: readonly Row[]): SummaryRow[] {
  const whole = { rows: [...rows], start: 0, fillers: 0, index: 0, count: 1, isLast: true, scale: 1 }
  return rows.length > 0 ? (slots.total?.(whole) ?? []) : []
}

function sizesOf(paper: PaperSize, measured: Measured | null): PageSizes | undefined {
  const last = measured?.frame.last
  if (last === undefined) return undefined
  // A document that fitted one page so far has only a last page.
  const { other = last } = measured?.frame ?? {}
  return { room: printableHeight(paper), rowHeight: paper.rowHeight, frame: { last, other } }
}
