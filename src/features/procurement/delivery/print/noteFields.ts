import type { DeliveryNote } from '#features/procurement/delivery/model'
import { printedTransport } from '#features/procurement/transport/model/printed'
import { deliveryModes } from '#features/procurement/transport/model/table'
import { EDGE_WIDTH } from '#shared/print/columns'
import type { PageField } from '#shared/print/PageParts'
import { type PaperSize, printableWidth } from '#shared/print/paperSizes'
import { longestWord, MM_PER_PT, textLines, textWidth } from '#shared/print/textLines'

/** A field of the head with the cells it takes; `isOneLine` takes more cells before it takes a second line. */
type HeadField = { label: string; value: string; cells: number; isOneLine: boolean }
type FieldName = keyof ReturnType<typeof valuesOf>
/**
 * The head of a paper: the relative widths of the cells of a line, and its fields, those of the transport among them.
 */
type Layout = { cells: readonly number[]; fields: readonly (readonly [FieldName, cells: number] | 'transport')[] }

/**
 * Wide paper has three lines whose cells are as wide as plate, trailer, driver, phone and order number need: the plate
 * starts the third, with or without a trailer. Its date and mode of delivery stand in the corner. A4 has five lines of
 * three cells.
 */
const LAYOUTS: Record<'wide' | 'narrow', Layout> = {
  wide: {
    cells: [10.1, 10.1, 8.6, 14.1, 13.6],
    fields: [
      ['company', 3],
      ['project', 2],
      ['address', 3],
      ['receiver', 1],
      ['contract', 1],
      'transport',
      ['order', 1],
      ['remark', 5],
    ],
  },
  narrow: {
    cells: [1, 1, 1],
    fields: [
      ['company', 2],
      ['date', 1],
      ['project', 2],
      ['mode', 1],
      ['address', 2],
      ['receiver', 1],
      'transport',
      ['contract', 1],
      ['order', 1],
      ['remark', 3],
    ],
  },
}

/** Left out where a note has none: a note of a contract has no order. */
const OPTIONAL: ReadonlySet<FieldName> = new Set(['order', 'remark'])
/** A number that is broken is read wrongly. */
const ONE_LINE: ReadonlySet<FieldName> = new Set(['date', 'contract', 'order'])
/** Gap between two fields in mm. */
const GAP = 3

/** The columns of the head of a printed note as CSS widths: the fields of all lines align. */
export function headColumns(paper: PaperSize): string {
  return layoutOf(paper)
    .cells.map((width) => `minmax(0, ${width}fr)`)
    .join(' ')
}

/** The fields above the table of a printed note. Phones are unmasked: the site calls them. */
export function noteFields(note: DeliveryNote, paper: PaperSize): PageField[] {
  const values = valuesOf(note)
  const fields = layoutOf(paper).fields.flatMap((entry): HeadField[] => {
    if (entry === 'transport') {
      return printedTransport(note, note.deliverMode).map((field) => ({ ...field, cells: 1 }))
    }
    const [name, cells] = entry
    const [label, value] = values[name]
    return value === '' && OPTIONAL.has(name) ? [] : [{ label, value, cells, isOneLine: ONE_LINE.has(name) }]
  })
  return placed(fields, paper)
}

/** What the corner of wide paper says of a note, a line each. */
export function cornerFields(note: DeliveryNote, paper: PaperSize): string[] {
  if (!isWide(paper)) return []
  const { date, mode } = valuesOf(note)
  return [date, mode].map(([label, value]) => `${label}：${value}`)
}

function isWide({ width }: PaperSize): boolean {
  return width > 210
}

function layoutOf(paper: PaperSize): Layout {
  return LAYOUTS[isWide(paper) ? 'wide' : 'narrow']
}

function valuesOf(note: DeliveryNote) {
  return {
    company: ['收货单位', note.companyName],
    project: ['项目名称', note.projectName],
    date: ['送货日期', note.deliverTime.slice(0, 16)],
    address: ['收货地址', note.receiverAddress],
    receiver: ['收货人', [note.receiverName, note.receiverPhone].filter(Boolean).join(' ')],
    mode: ['配送方式', deliveryModes[note.deliverMode] ?? note.deliverMode],
    contract: ['合同编号', note.contractCode],
    order: ['订单编号', note.orderSn],
    remark: ['备注', note.remark],
  } as const satisfies Record<string, readonly [label: string, value: string]>
}

/** The fields with the cells that their texts need: what has no room left in a line starts the next. */
function placed(fields: readonly HeadField[], paper: PaperSize): PageField[] {
  const { cells } = layoutOf(paper)
  let at = 0
  return fields.map((field) => {
    const span = spanOf(field, at, paper)
    at = startOf(at, span, cells) + span
    return { label: field.label, value: field.value, span }
  })
}

/** Cells of a field that comes at this cell: more than usual where its text takes too many lines, or a word breaks. */
function spanOf({ label, value, cells: usual, isOneLine }: HeadField, at: number, paper: PaperSize): number {
  const { cells } = layoutOf(paper)
  const room = printableWidth(paper) - (paper.continuous ? EDGE_WIDTH : 0) - GAP * (cells.length - 1)
  const total = sumOf(cells)
  const labelWidth = (textWidth(label) + 1) * paper.fontSize * MM_PER_PT
  const fits = (span: number) => {
    const start = startOf(at, span, cells)
    const width = (room * sumOf(cells.slice(start, start + span))) / total + GAP * (span - 1)
    // Digits of some fonts are wider than half a Chinese character: one more has to fit.
    const lines = textLines(isOneLine ? `${value}0` : value, width - labelWidth, paper.fontSize)
    const isWhole = longestWord(`${value}0`, paper.fontSize) <= width - labelWidth
    return lines <= (isOneLine ? 1 : 2) && isWhole
  }
  const spans = Array.from({ length: cells.length - usual }, (_, more) => usual + more)
  return spans.find(fits) ?? cells.length
}

function startOf(at: number, span: number, cells: readonly number[]): number {
  return at + span > cells.length ? 0 : at
}

function sumOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0)
}
