import { expect, it } from 'vitest'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import { cornerFields, headColumns, noteFields } from '#features/procurement/delivery/print/noteFields'
import { emptyTransport } from '#features/procurement/transport/model/transport'
import { EDGE_WIDTH } from '#shared/print/columns'
import { type PaperSizeName, paperSizes, printableWidth } from '#shared/print/paperSizes'
import { longestWord, MM_PER_PT, textWidth } from '#shared/print/textLines'

const note = {
  ...emptyTransport,
  deliverMode: 'TRUCK',
  carNo: '粤B12345',
  trailerNo: '粤B1234挂',
  driverName: '张建军',
  driverPhone: '19900010001',
  companyName: '岭筑一公司（示例）',
  projectName: '滨江一号地块总承包工程',
  deliverTime: '2024-03-15 07:40:00',
  receiverAddress: '广东省深圳市宝安区滨江路88号',
  receiverName: '李伟',
  receiverPhone: '19900020001',
  contractCode: 'JC-202403-0007',
  orderSn: 'CG20240312-0008',
  remark: '',
} as DeliveryNote

/** The labels of each line: a field that has no room left in one starts the next. */
function linesOf(of: DeliveryNote, name: PaperSizeName): string[][] {
  const cells = headColumns(paperSizes[name]).match(/fr/g)?.length ?? 0
  const lines: string[][] = []
  let used = cells
  for (const { label, span = 1 } of noteFields(of, paperSizes[name])) {
    if (used + span > cells) {
      lines.push([])
      used = 0
    }
    lines.at(-1)?.push(label)
    used += span
  }
  return lines
}

it.each<PaperSizeName>(['241x279', '241x140', '241x93'])('fills three lines of five cells on %s', (name) => {
  expect(linesOf(note, name)).toEqual([
    ['收货单位', '项目名称'],
    ['收货地址', '收货人', '合同编号'],
    ['车牌号', '挂车号', '司机', '电话', '订单编号'],
  ])
  expect(cornerFields(note, paperSizes[name])).toEqual(['送货日期：2024-03-15 07:40', '配送方式：司机配送'])
})

it.each<PaperSizeName>(['241x140', '241x93', 'A4'])(
  'starts a line with the plate, also without a trailer, on %s',
  (name) => {
    const starts = linesOf({ ...note, trailerNo: '' }, name).map(([first]) => first)
    expect(starts).toContain('车牌号')
  },
)

it.each<PaperSizeName>(['241x279', '241x140'])(
  'without a trailer the phone has a cell that holds it, on %s',
  (name) => {
    const phone = noteFields({ ...note, trailerNo: '', orderSn: '' }, paperSizes[name]).find(
      ({ label }) => label === '电话',
    )
    expect(phone?.span).toBe(2)
  },
)

it('fills five lines of three equal cells on A4', () => {
  expect(cornerFields(note, paperSizes.A4)).toEqual([])
  expect(linesOf(note, 'A4')).toEqual([
    ['收货单位', '送货日期'],
    ['项目名称', '配送方式'],
    ['收货地址', '收货人'],
    ['车牌号', '挂车号', '司机'],
    ['电话', '合同编号', '订单编号'],
  ])
})

it('gives a long text more cells, and leaves nothing out', () => {
  const long = { ...note, driverName: '买买提·阿卜杜热合曼·吐尔逊江', remark: '夜间卸货' }
  const fields = noteFields(long, paperSizes['241x140'])
  expect(fields.map(({ label }) => label)).toHaveLength(11)
  expect(fields.find(({ label }) => label === '司机')?.span).toBe(2)
  expect(fields.at(-1)).toMatchObject({ label: '备注', value: '夜间卸货', span: 5 })
})

it.each<PaperSizeName>(['241x279', '241x140', '241x93'])('never breaks a phone or a number in two, on %s', (name) => {
  const parcel = {
    ...note,
    deliverMode: 'LOGISTICS',
    carNo: '',
    trailerNo: '',
    driverName: '',
    driverPhone: '',
    logisticsName: '岭南大件物流（示例）有限公司',
    logisticsNo: 'LZ2611200199',
    logisticsPhone: '020-88886666-8012',
    receiverPhone: '0755-88886666-801',
  } as DeliveryNote
  const broken = roomsOf(parcel, name).filter(({ room, value }) => longestWord(value, paperSizes[name].fontSize) > room)
  expect(broken).toEqual([])
})

/** The fields of a note, each with the room for its value, mm. */
function roomsOf(of: DeliveryNote, name: PaperSizeName) {
  const paper = paperSizes[name]
  const cells = [...headColumns(paper).matchAll(/([\d.]+)fr/g)].map(([, width]) => Number(width))
  const all = cells.reduce((sum, width) => sum + width, 0)
  const gap = 3
  let at = 0
  return noteFields(of, paper).map(({ label, value, span = 1 }) => {
    const start = at + span > cells.length ? 0 : at
    at = start + span
    const share = cells.slice(start, at).reduce((sum, width) => sum + width, 0) / all
    const whole = printableWidth(paper) - EDGE_WIDTH - gap * (cells.length - 1)
    const labelWidth = (textWidth(label) + 1) * paper.fontSize * MM_PER_PT
    return { label, value: String(value), room: whole * share + gap * (span - 1) - labelWidth }
  })
}
