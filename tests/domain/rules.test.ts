import { describe, expect, it } from 'vitest'
import {
  dateOrderError,
  heatNoError,
  MAX_CODE,
  MAX_NAME,
  MAX_TEXT,
  OVER_SHIP_RATE,
  overDeliveryError,
  phoneError,
  plateError,
  priceError,
  quantityError,
  rowCountError,
  signDateError,
  taxRateError,
  textError,
} from '#domain/rules'
import { said } from '#tests/kit/said'

describe('text', () => {
  it.each<[unknown, Parameters<typeof textError>[1], string | null]>([
    ['合同', { label: '名称', required: true }, null],
    ['', { label: '名称', required: true }, '请填写名称'],
    ['   ', { label: '名称', required: true }, '请填写名称'],
    [null, { label: '名称', required: true }, '请填写名称'],
    [undefined, { label: '备注' }, null],
    ['字'.repeat(MAX_TEXT), { label: '备注' }, null],
    [` ${'字'.repeat(MAX_TEXT)} `, { label: '备注' }, null],
    ['字'.repeat(MAX_TEXT + 1), { label: '备注' }, '备注不能超过140个字'],
    ['字'.repeat(MAX_NAME + 1), { label: '名称', max: MAX_NAME }, '名称不能超过60个字'],
    ['A'.repeat(MAX_CODE + 1), { label: '编号', max: MAX_CODE }, '编号不能超过40个字'],
    ['a\u0007b', { label: '名称' }, '名称不能包含控制字符'],
    ['a\nb', { label: '名称' }, '名称不能包含控制字符'],
    ['a\r\n\tb', { label: '备注', multiline: true }, null],
    ['a\u0007b', { label: '备注', multiline: true }, '备注不能包含控制字符'],
  ])('%#: %j', (value, options, expected) => {
    expect(said(textError(value, options))).toBe(expected)
  })
})

describe('quantity', () => {
  it.each<[unknown, Parameters<typeof quantityError>[1], string | null]>([
    ['31.230', { unit: 't' }, null],
    ['0.001', { unit: 't' }, null],
    ['0', { unit: 't' }, '数量应大于0'],
    ['-1', { unit: 't' }, '数量应大于0'],
    [-1, { unit: 't' }, '数量应大于0'],
    ['', { unit: 't' }, '请填写数量'],
    ['', { unit: 't', required: false }, null],
    ['abc', { unit: 't' }, '数量应为数字'],
    ['32,5', { unit: 't' }, '小数点请用“.”：32.5'],
    ['32，5', { unit: 't' }, '小数点请用“.”：32.5'],
    ['32,5000', { unit: 't' }, '数量应为数字'],
    ['1.2345', { unit: 't' }, '数量最多保留3位小数'],
    ['1.2300', { unit: 'm³' }, null],
    ['1.234', { unit: 'm³' }, '数量最多保留2位小数'],
    ['600.000', { unit: '张' }, null],
    ['600.5', { unit: '张' }, '数量应为整数'],
    ['9999999.999', { unit: 't' }, null],
    ['10000000', { unit: 't' }, '数量不能大于9,999,999.999'],
    ['31', { unit: 't', max: '30', label: '送货数量' }, '送货数量不能大于30'],
  ])('%j with %j', (value, options, expected) => {
    expect(said(quantityError(value, options))).toBe(expected)
  })
})

describe('price', () => {
  it.each<[unknown, Parameters<typeof priceError>[1], string | null]>([
    ['3555.00', undefined, null],
    ['0', undefined, null],
    ['-0.01', undefined, '单价不能小于0'],
    [-1, undefined, '单价不能小于0'],
    ['1.23456', undefined, '单价最多保留4位小数'],
    ['1.234', { scale: 2, label: '含税单价' }, '含税单价最多保留2位小数'],
    ['9999999.9999', undefined, null],
    ['10000000', undefined, '单价不能大于9,999,999.9999'],
    [null, undefined, '请填写单价'],
    [null, { required: false }, null],
    ['元', undefined, '单价应为数字'],
  ])('%j with %j', (value, options, expected) => {
    expect(said(priceError(value, options))).toBe(expected)
  })
})

describe('tax rate', () => {
  it.each<[unknown, string | null]>([
    ['13', null],
    ['13.00', null],
    [0, null],
    ['17', '税率不在可选范围内'],
    ['', '请选择税率'],
    [-1, '请选择税率'],
  ])('%j', (value, expected) => {
    expect(said(taxRateError(value, ['13', '9', '6', '3', '1', '0']))).toBe(expected)
  })
})

describe('heat numbers', () => {
  const wrong = '炉批号应为4–40位字母、数字、“-”或“/”，多个用“、”分隔'

  it.each<[unknown, boolean, string | null]>([
    ['LZ24031207', true, null],
    ['LZ24-03/12', true, null],
    ['LZ24031207、LZ24031211', true, null],
    ['A'.repeat(40), true, null],
    ['A'.repeat(41), true, wrong],
    ['LZ2', true, wrong],
    ['LZ24031207,LZ24031211', true, wrong],
    ['LZ24031207、', true, wrong],
    ['炉号24031207', true, wrong],
    ['', true, '请填写炉批号'],
    ['', false, null],
  ])('%j (required %s)', (value, required, expected) => {
    expect(said(heatNoError(value, { required }))).toBe(expected)
  })
})

describe('plate and phone', () => {
  it.each<[unknown, string | null]>([
    ['粤b 12345', null],
    ['粤B·F31208', null],
    ['粤B·I2345', '车牌号格式不正确'],
    ['', '请填写车牌号'],
  ])('plate %j', (value, expected) => {
    expect(said(plateError(value, { required: true }))).toBe(expected)
  })

  it.each<[unknown, string | null]>([
    ['19900010001', null],
    ['199****0001', '司机电话格式不正确'],
    ['12900010001', '司机电话格式不正确'],
    ['', '请填写司机电话'],
  ])('phone %j', (value, expected) => {
    expect(said(phoneError(value, { label: '司机电话', required: true }))).toBe(expected)
  })

  it('may be empty unless required', () => {
    expect(said(plateError(''))).toBeNull()
    expect(said(phoneError(null))).toBeNull()
  })
})

describe('dates', () => {
  it.each<[unknown, unknown, string | null]>([
    ['2024-03-01', '2024-03-01', null],
    ['2024-03-01', '2024-03-02', null],
    ['2024-03-02', '2024-03-01', '失效日期不能早于生效日期'],
    ['2024-03-02 10:00:00', '2024-03-02 09:59:59', '失效日期不能早于生效日期'],
    ['', '2024-03-01', null],
    ['2024-03-01', null, null],
  ])('from %j to %j', (start, end, expected) => {
    expect(said(dateOrderError(start, end, { startLabel: '生效日期', endLabel: '失效日期' }))).toBe(expected)
  })

  it.each<[unknown, string | null]>([
    ['2024-03-31', null],
    ['2024-04-01', '签订日期不能晚于今天起30天'],
    ['2020-01-01', null],
    ['', null],
  ])('signed on %j, today being 2024-03-01', (value, expected) => {
    expect(said(signDateError(value, '2024-03-01'))).toBe(expected)
  })
})

describe('deliverable quantity', () => {
  it.each<[unknown, unknown, string | undefined, string | null]>([
    ['60.000', '60.000', undefined, null],
    ['60.001', '60.000', undefined, '送货数量不能大于剩余数量'],
    ['63.000', '60.000', OVER_SHIP_RATE.CONTRACT, null],
    ['63.001', '60.000', OVER_SHIP_RATE.CONTRACT, '送货数量不能大于剩余数量的105%'],
    ['1', '0', undefined, '送货数量不能大于剩余数量'],
    ['', '60.000', undefined, null],
    ['1', -1, undefined, null],
  ])('%j of %j (rate %s)', (quantity, remain, rate, expected) => {
    expect(said(overDeliveryError(quantity, remain, rate))).toBe(expected)
  })

  it.each([
    [0, '请选择材料'],
    [1, null],
    [50, null],
    [51, '一张送货单最多50行材料'],
  ])('%i rows', (count, expected) => {
    expect(said(rowCountError(count))).toBe(expected)
  })
})
