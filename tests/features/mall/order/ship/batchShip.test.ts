import { expect, it } from 'vitest'
import { plain } from '#domain/text'
import { readTable } from '#domain/workbook/importTable'
import {
  driversLeftOut,
  editedRow,
  type ShipRow,
  sharedNumbers,
  shipErrors,
  shipRows,
  soundRows,
  toBatchShipRequest,
} from '#features/mall/order/ship/batchShip'
import { shipColumns } from '#features/mall/order/ship/model'
import { OWN_TRUCK } from '#features/store/logistics/model'

const HEADS = ['订单编号', '物流公司', '物流编号', '收货人（不导入）']
const row = (key: string, change: Partial<ShipRow> = {}): ShipRow => ({
  key,
  rowNo: '2',
  sn: `O${key}`,
  company: '顺丰速运',
  logisticsNo: 'SF1234567',
  carNo: '',
  driverPhone: '',
  driverName: '',
  truckNo: '',
  reason: '',
  ...change,
})

it('takes filled rows with the row number of Excel, tidies their numbers, and counts blank ones', () => {
  const sheet = [HEADS, ['Ｏ1', '顺丰速运', 'ＳＦ1 '], ['O2', '', '', '黄志勇'], [' O3 ', '中通快递', '']]
  expect(read(sheet)).toMatchObject({
    rows: [
      { rowNo: '2', sn: 'O1', company: '顺丰速运', logisticsNo: 'SF1' },
      { rowNo: '4', sn: 'O3', company: '中通快递', logisticsNo: '' },
    ],
    blank: 1,
  })
})

it('takes an own vehicle from three cells, or from one', () => {
  const heads = ['订单编号', '物流公司', '物流编号', '车牌号', '司机电话', '司机姓名']
  const { rows } = read([
    heads,
    ['O1', OWN_TRUCK, '', '粤B12345', '19900010001', '张建军'],
    ['O2', OWN_TRUCK, '粤B12345/19900010001/张建军', '', '', ''],
    ['O3', '', '', '粤B12345', '', ''],
  ])
  const truck = { carNo: '粤B12345', driverPhone: '19900010001', driverName: '张建军' }
  const number = '粤B12345/19900010001/张建军'
  expect(rows).toMatchObject([
    { ...truck, logisticsNo: number, truckNo: number },
    { ...truck, logisticsNo: number, truckNo: number },
    { carNo: '粤B12345', logisticsNo: '' },
  ])
})

it('an edit of the cells of an own vehicle makes its number, an edit of the number its cells', () => {
  const made = editedRow(row('1', { company: OWN_TRUCK, logisticsNo: '粤B12345/19900010001/张建军' }))
  expect(made).toMatchObject({ carNo: '粤B12345', driverName: '张建军' })
  expect(editedRow({ ...made, driverName: '李四' }).logisticsNo).toBe('粤B12345/19900010001/李四')
  expect(editedRow({ ...made, logisticsNo: '粤B54321/19900010002/王五' })).toMatchObject({
    carNo: '粤B54321',
    driverName: '王五',
  })
  expect(editedRow({ ...made, company: '顺丰速运' })).toMatchObject({ logisticsNo: '', carNo: '粤B12345' })
})

it('keeps the blank in the name of an own driver', () => {
  const { rows } = read([HEADS, ['O1', OWN_TRUCK, ' 粤B12345/19900010001/张 建军 ']])
  expect(rows).toMatchObject([{ logisticsNo: '粤B12345/19900010001/张 建军' }])
})

it('refuses a cell that Excel has changed: its row stays, without the value, with the reason', () => {
  const { rows } = read([HEADS, ['O1', '顺丰速运', '4.31234567890123E+17']])
  expect(rows).toMatchObject([{ sn: 'O1', logisticsNo: '' }])
  expect(rows[0]?.reason).toMatch(/^「物流编号」是超过15位的数字/)
})

it('names the wrong cells with their errors, and passes valid rows on', () => {
  const rows = [
    row('1'),
    row('2', { sn: '' }),
    row('3', { sn: 'O9' }),
    row('4', { sn: 'O9' }),
    row('5', { company: '不存在的物流' }),
    row('6', { company: '', logisticsNo: '' }),
    row('7', { logisticsNo: '单号待补' }),
    row('b', { sn: 'O'.repeat(41) }),
    editedRow(row('c', { company: OWN_TRUCK, logisticsNo: '粤B12345/19900010001/买买提·阿卜杜热合曼·吐尔逊江' })),
    editedRow(row('d', { company: OWN_TRUCK, logisticsNo: '粤B12345/19900010001' })),
    editedRow(row('e', { company: OWN_TRUCK, logisticsNo: '张师傅送' })),
    row('f', { carNo: '粤B12345' }),
  ]
  const errors = shipErrors(rows, new Set(['顺丰速运', OWN_TRUCK]))
  expect(Object.fromEntries(Object.entries(errors).map(([cell, error]) => [cell, plain(error)]))).toEqual({
    '2.sn': '请填写订单编号',
    '3.sn': '订单重复',
    '4.sn': '订单重复',
    '5.company': '店铺没有使用这家物流公司',
    '6.company': '请选择物流公司',
    '6.logisticsNo': '请填写物流编号',
    '7.logisticsNo': '物流编号应为4–30位字母、数字或“-”',
    'b.sn': '最多 40 个字',
    'd.driverName': '请填写司机姓名',
    'e.logisticsNo': '自有车辆不填物流编号，请填写车牌号、司机电话、司机姓名三列',
    'f.carNo': '只有“自有车辆”填写这一格',
  })
  expect(driversLeftOut(rows)).toEqual(['Oc'])
  expect(soundRows(rows, errors).map(({ key }) => key)).toEqual(['1', 'c'])
})

it('ships an order whole, by the id of the company', () => {
  expect(toBatchShipRequest(row('1'), new Map([['顺丰速运', '7']]))).toEqual({
    sn: 'O1',
    logisticsId: '7',
    logisticsNo: 'SF1234567',
    lines: null,
  })
})

it('finds the numbers that several orders have', () => {
  const rows = [row('1', { logisticsNo: 'SF4444' }), row('2', { logisticsNo: 'SF4444' }), row('3')]
  expect(sharedNumbers(rows)).toEqual(['SF4444'])
})

function read(rows: readonly (readonly string[])[]) {
  const cells = rows.map((texts) => texts.map((text) => (text === '' ? null : { kind: 'text' as const, text })))
  const sheet = { name: '', merges: [], rows: cells.map((row, at) => ({ at: at + 1, isHidden: false, cells: row })) }
  return shipRows(readTable(sheet, shipColumns).rows)
}
