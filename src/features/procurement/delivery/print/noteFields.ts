import { formatPlate } from '#domain/plate'
import type { Deliver } from '#features/procurement/delivery/model'
import { deliverModes } from '#features/procurement/fleet/model'
import type { PageField } from '#shared/print/PageParts'
import type { PaperSize } from '#shared/print/paperSizes'

type FieldName = 'company' | 'project' | 'date' | 'address' | 'receiver' | 'mode' | 'contract' | 'order'

/** The grid above the table of a printed note has 24 columns: three lines on wide paper, four on A4. */
const WIDE: [FieldName, number][] = [
  ['company', 10],
  ['project', 8],
  ['date', 6],
  ['address', 10],
  ['receiver', 8],
  ['mode', 6],
  ['contract', 6],
  ['order', 6],
]
const NARROW: [FieldName, number][] = [
  ['company', 14],
  ['date', 10],
  ['project', 14],
  ['mode', 10],
  ['address', 14],
  ['receiver', 10],
  ['contract', 8],
  ['order', 16],
]

/** The fields above the table of a printed note. Phones are unmasked: the site calls them. */
export function noteFields(note: Deliver, paper: PaperSize): PageField[] {
  const isWide = paper.width > 210
  const values: Record<FieldName, [label: string, value: string]> = {
    company: ['收货单位', note.companyName],
    project: ['项目名称', note.projectName],
    date: ['送货日期', note.deliverTime.slice(0, 16)],
    address: ['收货地址', note.receiverAddress],
    receiver: ['收货人', [note.receiverName, note.receiverPhone].filter(Boolean).join(' ')],
    mode: ['配送方式', deliverModes[note.deliverMode] ?? note.deliverMode],
    contract: ['合同编号', note.contractCode],
    order: ['订单编号', note.orderSn],
  }
  const common = (isWide ? WIDE : NARROW).map(([name, span]) => fieldOf(...values[name], span))
  return [...common, ...carrierFields(note, isWide ? 12 : 24)]
}

function carrierFields(note: Deliver, room: number): PageField[] {
  if (note.deliverMode === 'TRUCK') {
    return [
      // A plate of eight characters and its label need most of the line.
      fieldOf('车牌号', formatPlate(note.carNo), (room / 12) * 5),
      fieldOf('司机', note.driverName, (room / 12) * 3),
      fieldOf('电话', note.driverPhone, (room / 12) * 4),
    ]
  }
  const number = note.logisticsNo
  return [
    fieldOf('物流公司', note.logisticsName || note.logisticsCode, room / 2),
    number ? fieldOf('物流单号', number, room / 2) : fieldOf('物流电话', note.logisticsPhone, room / 2),
  ]
}

function fieldOf(label: string, value: string, span: number): PageField {
  return { label, value, span }
}
