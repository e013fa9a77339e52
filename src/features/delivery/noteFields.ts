import { wireText } from '../../domain/wire'
import type { SheetField } from '../../shared/print/SheetParts'
import type { Deliver } from './model'

/** The fields above the table of a printed note, three lines of a grid of 12. Phones are whole: the site calls them. */
export function noteFields(note: Deliver, modeName: string, formatPlate: (plate: unknown) => string): SheetField[] {
  const isTruck = note.deliverMode === 'TRUCK'
  const text = (label: string, value: unknown, span: number): SheetField => ({ label, value: wireText(value), span })
  const receiver = [wireText(note.receiverName), wireText(note.receiverPhone)].filter(Boolean).join(' ')
  const carrier = isTruck
    ? [
        { label: '车牌号', value: formatPlate(note.carNo), span: 2 },
        text('司机', note.driverName, 2),
        text('电话', note.driverPhone, 2),
      ]
    : [
        text('物流公司', note.logisticsName || note.logisticsCode, 3),
        text('物流单号', note.logisticsNo || note.logisticsPhone, 3),
      ]
  return [
    text('收货单位', note.companyName, 5),
    text('项目名称', note.projectName, 4),
    text('送货日期', wireText(note.deliverTime).slice(0, 16), 3),
    text('收货地址', note.receiverAddress, 5),
    text('收货人', receiver, 4),
    text('配送方式', modeName, 3),
    text('合同编号', note.contractCode, 3),
    text('订单编号', note.orderSn, 3),
    ...carrier,
  ]
}
