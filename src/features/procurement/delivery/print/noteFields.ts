import type { Deliver } from '#features/procurement/delivery/model'
import { printedTransport } from '#features/procurement/transport/model/printed'
import { deliverModes } from '#features/procurement/transport/model/table'
import { EDGE_WIDTH } from '#shared/print/columns'
import type { PageField } from '#shared/print/PageParts'
import { type PaperSize, printableWidth } from '#shared/print/paperSizes'
import { MM_PER_PT, textLines, textWidth } from '#shared/print/textLines'

type FieldName = keyof ReturnType<typeof valuesOf>
/** Fields with their columns, in reading order; those of the transport have theirs in its table. */
type Layout = readonly (readonly [FieldName, number] | 'transport')[]

/** Columns of the grid above the table of a printed note: three lines on wide paper, four on A4. */
export const COLUMNS = 48
/** Columns of a field whose text needs more than its own: a quarter of the line, a third, half, all. */
const WIDER = [12, 16, 24, COLUMNS]
/** Gap between two fields in mm. */
const GAP = 3

const SITE_WIDE: Layout = [
  ['company', 20],
  ['project', 16],
  ['date', 12],
]
const SITE_NARROW: Layout = [
  ['company', 28],
  ['date', 20],
  ['project', 28],
  ['mode', 20],
  ['address', 28],
  ['receiver', 20],
  ['contract', 16],
  ['order', 32],
]
const LAYOUTS: Record<'truck' | 'parcel', { wide: Layout; narrow: Layout }> = {
  truck: {
    wide: [
      ...SITE_WIDE,
      ['address', 19],
      ['receiver', 12],
      ['mode', 8],
      'transport',
      ['contract', 12],
      ['order', 12],
      ['remark', COLUMNS],
    ],
    narrow: [...SITE_NARROW, 'transport', ['remark', COLUMNS]],
  },
  parcel: {
    wide: [
      ...SITE_WIDE,
      ['address', 20],
      ['receiver', 16],
      ['mode', 12],
      ['contract', 12],
      ['order', 12],
      'transport',
      ['remark', COLUMNS],
    ],
    narrow: [...SITE_NARROW, 'transport', ['remark', COLUMNS]],
  },
}

/** Left out where a note has none: a note of a contract has no order. */
const OPTIONAL: ReadonlySet<FieldName> = new Set(['order', 'remark'])

/** The fields above the table of a printed note. Phones are unmasked: the site calls them. */
export function noteFields(note: Deliver, paper: PaperSize): PageField[] {
  const values = valuesOf(note)
  const isWide = paper.width > 210
  const layout = LAYOUTS[note.deliverMode === 'TRUCK' ? 'truck' : 'parcel'][isWide ? 'wide' : 'narrow']
  const transport = printedTransport(note, note.deliverMode).map(({ columns, ...field }) => ({
    ...field,
    columns: columns[isWide ? 0 : 1],
  }))
  const fields = layout.flatMap((entry) => {
    if (entry === 'transport') return transport
    const [name, columns] = entry
    const [label, value] = values[name]
    return value === '' && OPTIONAL.has(name) ? [] : [{ label, value, columns, isOneLine: false }]
  })
  return fields.map(({ label, value, columns, isOneLine }) => ({
    label,
    value,
    span: spanOf(label, value, columns, { paper, most: isOneLine ? 1 : 2 }),
  }))
}

function valuesOf(note: Deliver) {
  return {
    company: ['收货单位', note.companyName],
    project: ['项目名称', note.projectName],
    date: ['送货日期', note.deliverTime.slice(0, 16)],
    address: ['收货地址', note.receiverAddress],
    receiver: ['收货人', [note.receiverName, note.receiverPhone].filter(Boolean).join(' ')],
    mode: ['配送方式', deliverModes[note.deliverMode] ?? note.deliverMode],
    contract: ['合同编号', note.contractCode],
    order: ['订单编号', note.orderSn],
    remark: ['备注', note.remark],
  } as const satisfies Record<string, readonly [label: string, value: string]>
}

/** Columns of a field: more than usual where its text would take more than `most` lines. */
function spanOf(
  label: string,
  value: string,
  usual: number,
  { paper, most }: { paper: PaperSize; most: number },
): number {
  const room = printableWidth(paper) - (paper.continuous ? EDGE_WIDTH : 0) + GAP
  const labelWidth = (textWidth(label) + 1) * paper.fontSize * MM_PER_PT
  const fits = (columns: number) =>
    textLines(value, (room * columns) / COLUMNS - GAP - labelWidth, paper.fontSize) <= most
  return [usual, ...WIDER.filter((columns) => columns > usual)].find(fits) ?? COLUMNS
}
