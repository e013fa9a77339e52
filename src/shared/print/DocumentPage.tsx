import type { CSSProperties, ReactNode } from 'react'
import Watermark from '#shared/watermark/Watermark'
import { CellText } from './CellText'
import { EDGE_WIDTH, fitCell, type PrintColumn } from './columns'
import type { PrintedPage } from './paginate'
import type { PaperSize } from './paperSizes'

/**
 * A row below the body: its label spans the columns before the first filled cell (all columns when no cell is filled).
 */
export type SummaryRow = { label: ReactNode; cells?: Record<string, ReactNode> }

/** The content around the table of a document. Each slot is rendered per page, so the first and last can differ. */
export type PageSlots<Row> = {
  /** Title, number, page x of y, the fields of the document. */
  header(sheet: PrintedPage<Row>): ReactNode
  /** The subtotal of this page. */
  subtotal?(sheet: PrintedPage<Row>): SummaryRow | null
  /** Totals on the last page; on others a carry-over text, or nothing. */
  total?(sheet: PrintedPage<Row>): SummaryRow[]
  statement?(sheet: PrintedPage<Row>): ReactNode
  /** Anything else between the table and the signatures, such as the approval record. */
  extra?(sheet: PrintedPage<Row>): ReactNode
  signatures?(sheet: PrintedPage<Row>): ReactNode
  footer?(sheet: PrintedPage<Row>): ReactNode
  /** Vertical text at the right edge: names of the copies of a carbonless set. Its strip is reserved on all pages. */
  edge?: ReactNode
}

type DocumentPageProps<Row> = {
  sheet: PrintedPage<Row>
  paper: PaperSize
  /** Fitted columns: their widths are the printed widths. */
  columns: readonly PrintColumn<Row>[]
  rowKey(row: Row): string
  /** Lines that pagination counts for a row; its height follows, so that the layout stays constant. */
  linesOf(row: Row, index: number): number
  caption: string
  slots: PageSlots<Row>
}

/** One printed page: the table and the slots around it. Knows no business terms. */
export function DocumentPage<Row>({ sheet, paper, columns, rowKey, linesOf, caption, slots }: DocumentPageProps<Row>) {
  const subtotal = slots.subtotal?.(sheet)
  const summaries = [...(subtotal ? [subtotal] : []), ...(slots.total?.(sheet) ?? [])]
  const statement = slots.statement?.(sheet)
  return (
    <div className="sheet" data-sheet={`${sheet.index + 1}/${sheet.count}`}>
      <Watermark className="sheet-watermark" />
      {slots.edge !== undefined && (
        <div className="sheet-edge" style={{ width: mm(EDGE_WIDTH) }}>
          {slots.edge}
        </div>
      )}
      <div
        className="sheet-body"
        style={{ ...(slots.edge === undefined ? {} : { paddingRight: mm(EDGE_WIDTH) }), ...shrunk(sheet.scale) }}
      >
        <div>{slots.header(sheet)}</div>
        <table className="sheet-table" style={{ width: mm(sum(columns)) }} aria-label={caption}>
          <colgroup>
            {columns.map((column) => (
              <col key={column.field} style={{ width: mm(column.width) }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.field} scope="col">
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="sheet-lines">
            {sheet.rows.map((row, position) => {
              const index = sheet.start + position
              return (
                <tr key={rowKey(row)} style={{ height: mm(paper.rowHeight * linesOf(row, index)) }}>
                  {columns.map((column) => (
                    <Cell key={column.field} column={column} paper={paper} content={column.text(row, index)} />
                  ))}
                </tr>
              )
            })}
            {Array.from({ length: sheet.fillers }, (_, filler) => `filler-${filler}`).map((key) => (
              <tr key={key}>
                {columns.map((column) => (
                  <td key={column.field} />
                ))}
              </tr>
            ))}
          </tbody>
          {summaries.length > 0 && (
            <tfoot>
              {summaries.map((summary, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: summary rows have no identity besides their order
                <SummaryLine key={position} summary={summary} columns={columns} paper={paper} />
              ))}
            </tfoot>
          )}
        </table>
        {statement !== undefined && statement !== null && <div>{statement}</div>}
        {slots.extra?.(sheet)}
        <div className="sheet-foot">
          {slots.signatures?.(sheet)}
          {slots.footer?.(sheet)}
        </div>
      </div>
    </div>
  )
}

type CellProps<Row> = { column: PrintColumn<Row>; paper: PaperSize; content: ReactNode }

/**
 * A cell. Text shrinks to the smallest font of the paper size before it takes another line, and breaks between words
 * only.
 */
function Cell<Row>({ column, paper, content }: CellProps<Row>) {
  if (typeof content !== 'string') return <td className={alignClass(column)}>{content}</td>
  const { fontPt, isWhole } = fitCell(content, column.width, paper)
  return (
    <td className={alignClass(column)} style={fontPt < paper.fontSize ? { fontSize: `${fontPt}pt` } : {}}>
      <CellText text={content} isWhole={isWhole} />
    </td>
  )
}

type SummaryLineProps<Row> = { summary: SummaryRow; columns: readonly PrintColumn<Row>[]; paper: PaperSize }

function SummaryLine<Row>({ summary, columns, paper }: SummaryLineProps<Row>) {
  const cells = summary.cells ?? {}
  const first = columns.findIndex((column) => Object.hasOwn(cells, column.field))
  // The label always takes the first column, even when that column has a cell.
  const span = first === -1 ? columns.length : Math.max(1, first)
  return (
    <tr>
      <td colSpan={span}>{typeof summary.label === 'string' ? <CellText text={summary.label} /> : summary.label}</td>
      {columns.slice(span).map((column) => (
        <Cell key={column.field} column={column} paper={paper} content={cells[column.field]} />
      ))}
    </tr>
  )
}

function shrunk(scale: number): CSSProperties {
  return scale < 1 ? { transform: `scale(${scale})`, height: `${100 / scale}%` } : {}
}

function alignClass<Row>(column: PrintColumn<Row>) {
  return `sheet-${column.align ?? 'left'}`
}

function sum<Row>(columns: readonly PrintColumn<Row>[]) {
  return columns.reduce((total, column) => total + column.width, 0)
}

function mm(length: number) {
  return `${Math.round(length * 1000) / 1000}mm`
}
