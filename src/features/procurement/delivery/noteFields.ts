import { formatPlate } from '#domain/plate'
import { deliverModes } from '#features/procurement/fleet/model'
import type { Paper } from '#shared/print/papers'
import type { SheetField } from '#shared/print/SheetParts'
import type { Deliver } from './model'

type FieldName = 'company' | 'project' | 'date' | 'address' | 'receiver' | 'mode' | 'contract' | 'order'

/** The grid above the table of a printed note has 12 columns: three lines on wide paper, four on A4. */
const WIDE: [FieldName, number][] = [
  ['company', 5],
  ['project', 4],
  ['date', 3],
  ['address', 5],
  ['receiver', 4],
  ['mode', 3],
  ['contract', 3],
  ['order', 3],
]
const NARROW: [FieldName, number][] = [
  ['company', 7],
  ['date', 5],
  ['project', 7],
  ['mode', 5],
  ['address', 7],
  ['receiver', 5],
  ['contract', 4],
  ['order', 8],
]

/** The fields above the table of a printed note. Phones are whole: the site calls them. */
export function noteFields(note: Deliver, paper: Paper): SheetField[] {
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
  return [...common, ...carrierFields(note, isWide ? 6 : 12)]
}

function carrierFields(note: Deliver, room: number): SheetField[] {
  if (note.deliverMode === 'TRUCK') {
    return [
      fieldOf('车牌号', formatPlate(note.carNo), room / 3),
      fieldOf('司机', note.driverName, room / 3),
      fieldOf('电话', note.driverPhone, room / 3),
    ]
  }
  const number = note.logisticsNo
  return [
    fieldOf('物流公司', note.logisticsName || note.logisticsCode, room / 2),
    number ? fieldOf('物流单号', number, room / 2) : fieldOf('物流电话', note.logisticsPhone, room / 2),
  ]
}

function fieldOf(label: string, value: string, span: number): SheetField {
  return { label, value, span }
}
