import { expect, it } from 'vitest'
import { plain } from '#domain/text'
import {
  readRows,
  type ShipRow,
  sharedNumbers,
  shipErrors,
  soundRows,
  toBatchShipRequest,
} from '#features/mall/order/ship/batchShip'

const HEADS = ['订单编号', '物流公司', '物流编号', '收货人（不导入）']
const row = (key: string, change: Partial<ShipRow> = {}): ShipRow => ({
  key,
  rowNo: '2',
  sn: `O${key}`,
  company: '顺丰速运',
  logisticsNo: 'SF1234567',
  reason: '',
  ...change,
})

it('reads filled rows with the row number of Excel, and counts blank ones', () => {
  const sheet = [HEADS, ['O1', '顺丰速运', 'SF1'], ['O2', '', '', '黄志勇'], ['', '', ''], [' O3 ', '中通快递', '']]
  expect(readRows(sheet)).toMatchObject({
    rows: [
      { rowNo: '2', sn: 'O1', company: '顺丰速运', logisticsNo: 'SF1' },
      { rowNo: '5', sn: 'O3', company: '中通快递', logisticsNo: '' },
    ],
    blank: 1,
  })
})

it('leaves out totals and repeated headers, and names them', () => {
  const sheet = [HEADS, ['O1', '顺丰速运', 'SF1'], HEADS.slice(0, 3), ['合计', '2 单', '']]
  expect(readRows(sheet)).toMatchObject({ rows: [{ sn: 'O1' }], blank: 0, leftOut: ['3', '4'] })
})

it('finds its columns by their headers, in any order and under their aliases', () => {
  expect(
    readRows([
      ['快递单号', '订单号', '物流公司'],
      ['SF1', 'O1', '顺丰速运'],
    ]),
  ).toMatchObject({
    rows: [{ sn: 'O1', company: '顺丰速运', logisticsNo: 'SF1' }],
  })
})

it.each([
  [[]],
  [[['订单编号', '物流公司']]],
  [
    [
      ['a', 'b', 'c'],
      ['1', '2', '3'],
    ],
  ],
])('rejects a sheet of %j', (sheet) => {
  expect(plain(readRows(sheet) as Parameters<typeof plain>[0])).toMatch(/文件中没有这三列/)
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
  ]
  const errors = shipErrors(rows, new Set(['顺丰速运']))
  expect(Object.fromEntries(Object.entries(errors).map(([cell, error]) => [cell, plain(error)]))).toEqual({
    '2.sn': '请填写订单编号',
    '3.sn': '订单重复',
    '4.sn': '订单重复',
    '5.company': '店铺没有使用这家物流公司',
    '6.company': '请选择物流公司',
    '6.logisticsNo': '请填写物流编号',
    '7.logisticsNo': '物流编号应为4-30位字母或数字',
  })
  expect(soundRows(rows, errors).map(({ key }) => key)).toEqual(['1'])
})

it('ships an order whole, by the id of the company', () => {
  expect(toBatchShipRequest(row('1'), new Map([['顺丰速运', '7']]))).toEqual({
    sn: 'O1',
    logisticsId: '7',
    logisticsNo: 'SF1234567',
    lines: null,
  })
})

it('tidies full-width numbers, and finds those that several orders have', () => {
  const read = readRows([
    HEADS,
    ['Ｏ1', '顺丰速运', 'ＳＦ４４４４ '],
    ['O2', '顺丰速运', 'SF 4444'],
    ['O3', '顺丰速运', 'SF5'],
  ])
  const rows = 'rows' in read ? read.rows : []
  expect(rows.map(({ sn, logisticsNo }) => [sn, logisticsNo])).toEqual([
    ['O1', 'SF4444'],
    ['O2', 'SF4444'],
    ['O3', 'SF5'],
  ])
  expect(sharedNumbers(rows)).toEqual(['SF4444'])
})
