import { describe, expect, it, vi } from 'vitest'
import type { DeliveryNoteRow, DeliveryOrigin } from '#features/procurement/delivery/form/deliveryNoteForm'
import {
  cellErrors,
  type DeliveryNoteValues,
  errorsOfValues,
  initialValues,
  refusalErrors,
  rowOf,
  rowsOf,
  toPayload,
  totalsOf,
  withAmount,
} from '#features/procurement/delivery/form/deliveryNoteForm'
import type { DeliverySource } from '#features/procurement/material/model'
import { ApiError } from '#shared/http/ApiError'
import { saidAll } from '#tests/kit/said'

const source = (id: string, change: Partial<DeliverySource> = {}): DeliverySource => ({
  sourceItemId: id,
  sourceType: 'CONTRACT',
  materialType: 'REBAR',
  materialName: '螺纹钢',
  spec: `Φ${id}`,
  grade: 'HRB400E',
  brand: '',
  unit: 't',
  orderedQuantity: '1234.500',
  deliveredQuantity: '0.000',
  remainQuantity: '1234.500',
  taxUnitPrice: '3555',
  taxRate: '13',
  ...change,
})
const origin = (change: Partial<DeliveryOrigin> = {}): DeliveryOrigin => ({
  sourceType: 'CONTRACT',
  orderSn: '',
  contractId: 'c1',
  contractCode: 'JC-1',
  contractName: '合同',
  companyName: '公司',
  projects: [],
  sources: [source('a'), source('b')],
  ...change,
})
const project = (projectId: string) => ({
  projectId,
  projectName: projectId,
  receiverName: '李',
  receiverPhone: '1',
  receiverAddress: '路',
})
const row = (id: string, change: Partial<DeliveryNoteRow> = {}): DeliveryNoteRow =>
  withAmount({ ...rowOf(source(id), 'CONTRACT'), ...change })

describe('the rows of a new note', () => {
  it('are the chosen lines, in their order, without unknown ones', () => {
    expect(rowsOf(origin(), ['b', 'x', 'a']).map(({ spec }) => spec)).toEqual(['Φb', 'Φa'])
  })

  it.each<
    [name: string, type: 'CONTRACT' | 'PURCHASE_ORDER', left: DeliverySource['remainQuantity'], quantity: string]
  >([
    ['of a contract start empty', 'CONTRACT', '1234.500', ''],
    ['of an order start with what is left', 'PURCHASE_ORDER', '60.000', '60.000'],
    ['of an order of which nothing is left start empty', 'PURCHASE_ORDER', '0.000', ''],
    ['without a limit start empty', 'CONTRACT', null, ''],
  ])('%s', (_name, type, remainQuantity, quantity) => {
    expect(rowOf(source('a', { remainQuantity }), type)).toMatchObject({ quantity })
  })

  it('have unique keys, also beside those of a payload written before a reload', async () => {
    const payload = [...rowsOf(origin(), ['a', 'b']), rowOf(source('a'), 'CONTRACT'), rowOf(source('a'), 'CONTRACT')]
    vi.resetModules()
    const fresh = await import('#features/procurement/delivery/form/deliveryNoteForm')
    const later = Array.from({ length: 20 }, () => fresh.rowOf(source('a'), 'CONTRACT'))
    const keys = [...payload, ...later].map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it.each([
    ['one project', [project('p1')], 'p1', '李'],
    ['several', [project('p1'), project('p2')], '', ''],
    ['none', [], '', ''],
  ])('belong to the only project: %s', (_name, projects, projectId, receiverName) => {
    expect(initialValues(origin({ projects }), [], '陈敏')).toMatchObject({
      projectId,
      receiverName,
      deliverName: '陈敏',
    })
  })
})

describe('the request body', () => {
  it('has formatted plates, only filled rows, and their source', () => {
    const values = {
      ...initialValues(origin({ projects: [project('p1')] }), [], ''),
      carNo: '粤b·12345',
      items: [row('a', { quantity: ' 2.5 ' }), row('b'), row('b', { quantity: '0' })],
    }
    expect(toPayload(values, origin())).toMatchObject({
      sourceType: 'CONTRACT',
      contractId: 'c1',
      projectId: 'p1',
      carNo: '粤B12345',
      items: [{ sourceItemId: 'a', quantity: '2.5' }],
    })
    const order = toPayload(values, origin({ sourceType: 'PURCHASE_ORDER', orderSn: 'CG1' }))
    expect(order).toMatchObject({ sourceType: 'PURCHASE_ORDER', orderSn: 'CG1' })
    expect(order).not.toHaveProperty('projectId')
  })
})

describe('the errors of the form', () => {
  const lines = (items: DeliveryNoteValues['items']) =>
    saidAll(errorsOfValues({ ...initialValues(origin(), [], ''), items }, origin())).items

  it.each<[name: string, items: DeliveryNoteRow[], expected: string | undefined]>([
    ['none', [], '请选择材料'],
    ['rows without a quantity', [row('a'), row('b', { quantity: '0' })], '请至少填写一行的送货数量'],
    ['a row that is not complete', [row('b'), row('a', { quantity: '1' })], '请修正材料明细中标出的内容'],
    ['complete rows', [row('a', { quantity: '1', heatNo: 'LZ01' }), row('b')], undefined],
  ])('report once what is wrong with the lines: %s', (_name, items, expected) => {
    expect(lines(items)).toBe(expected)
  })

  it('name the other fields', () => {
    expect(saidAll(errorsOfValues(initialValues(origin(), [], ''), origin()))).toMatchObject({
      projectId: '请选择项目',
      driverName: '请填写司机姓名',
      receiverName: '请填写收货人',
    })
  })
})

describe('totals', () => {
  it.each<[name: string, rows: DeliveryNoteRow[], expected: object]>([
    ['none', [], { count: 0, quantity: '', amount: '0.00', capitals: '零元整' }],
    ['rows without a number do not count', [row('a'), row('a', { quantity: 'x' })], { count: 0, amount: '0.00' }],
    [
      'each line is rounded',
      [row('a', { quantity: '12.345' }), row('a', { quantity: '0.001' })],
      { count: 2, amount: '43,890.04' },
    ],
    [
      'a price of four decimals counts with all of them',
      [withAmount({ ...rowOf(source('a', { taxUnitPrice: '4010.1234' }), 'CONTRACT'), quantity: '8.825' })],
      { count: 1, amount: '35,389.34', capitals: '叁万伍仟叁佰捌拾玖元叁角肆分' },
    ],
  ])('%s', (_name, rows, expected) => {
    expect(totalsOf(rows, (unit) => unit)).toMatchObject(expected)
  })
})

describe('a rejection', () => {
  const rows = [row('a'), row('a', { quantity: '1' }), row('b', { quantity: '2' })]
  it.each<[text: string, expected: Record<string, string> | null]>([
    ['第1行送货数量不能大于剩余数量', { 'items[1].quantity': '送货数量不能大于剩余数量' }],
    ['第2行：炉批号不能为空', { 'items[2].heatNo': '炉批号不能为空' }],
    ['第9行送货数量应大于0', null],
    ['送货数量不能大于剩余数量', { 'items[1].quantity': '送货数量不能大于剩余数量' }],
    ['车牌号格式不正确', { carNo: '车牌号格式不正确' }],
    ['挂车号格式不正确', { trailerNo: '挂车号格式不正确' }],
    ['司机电话格式不正确', { driverPhone: '司机电话格式不正确' }],
    ['司机不存在或已停用', { driverName: '司机不存在或已停用' }],
    ['车辆不存在或已停用', { carNo: '车辆不存在或已停用' }],
    ['请选择项目', { projectId: '请选择项目' }],
    ['收货人电话格式不正确', { receiverPhone: '收货人电话格式不正确' }],
    ['当前状态不允许该操作', null],
    ['', null],
  ])('%s', (text, expected) => {
    expect(refusalErrors(new ApiError('business', text, { code: 400 }), rows)).toEqual(expected)
  })

  it('of a line is shown in its cell, or at the quantity when it has none', () => {
    const errors = {
      'items[1].heatNo': '甲',
      'items[2].sourceItemId': '乙',
      carNo: '丙',
      'items[7].quantity': '丁',
      items: '戊',
    }
    expect(cellErrors(errors, rows)).toEqual({ [`${rows[1]?.key}.heatNo`]: '甲', [`${rows[2]?.key}.quantity`]: '乙' })
  })
})
