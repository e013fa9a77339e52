import { describe, expect, it } from 'vitest'
import {
  parseCodeCell,
  parseDateCell,
  parseNumberCell,
  parseOptionCell,
  parseTextCell,
  plainNumber,
} from '#domain/cell/parseCell'

describe('parseNumberCell', () => {
  it.each<[string, number, string]>([
    ['', 3, ''],
    ['   ', 3, ''],
    ['12.5', 3, '12.500'],
    ['1,234.50', 2, '1234.50'],
    ['1，234.50', 2, '1234.50'],
    ['1 234 567.8', 2, '1234567.80'],
    ['１２３', 0, '123'],
    ['１２。５', 1, '12.5'],
    ['12.5 t', 3, '12.500'],
    ['12.5吨', 3, '12.500'],
    ['¥35', 2, '35.00'],
    ['￥1,035.5元', 2, '1035.50'],
    ['RMB 35', 2, '35.00'],
    ['35元/吨', 2, '35.00'],
    ['3.5万元', 2, '35000.00'],
    ['(1,234.50)', 2, '-1234.50'],
    ['（12）', 0, '-12'],
    ['-0', 2, '0.00'],
    ['−5', 0, '-5'],
    ['+5', 0, '5'],
    ['.5', 2, '0.50'],
    ['5.', 2, '5.00'],
    ['007', 0, '7'],
    ['1.2E+05', 0, '120000'],
    ['1.5e-2', 3, '0.015'],
    ['1.2E+3', 2, '1200.00'],
    ['１.２Ｅ＋３', 0, '1200'],
    ['12.5\u200b\u3000', 1, '12.5'],
    ['12.5000', 2, '12.50'],
    ['3.0', 0, '3'],
    ['9999999.999', 3, '9999999.999'],
    ['12345678901234567890.12', 2, '12345678901234567890.12'],
  ])('%j with %i decimals is %j', (text, scale, expected) => {
    expect(parseNumberCell(text, scale)).toEqual({ value: expected })
  })

  it.each<[string, number, string, string, number?]>([
    ['abc', 2, 'abc', 'number'],
    ['12abc', 2, '12abc', 'number'],
    ['0,500', 2, '0,500', 'number'],
    ['12,3456', 2, '12,3456', 'number'],
    ['1,234,56', 2, '1,234,56', 'number'],
    ['1.2.3', 2, '1.2.3', 'number'],
    ['12 5', 2, '12 5', 'number'],
    ['13%', 2, '13%', 'number'],
    ['(-5)', 2, '(-5)', 'number'],
    ['--5', 2, '--5', 'number'],
    ['5-3', 2, '5-3', 'number'],
    ['2.345', 2, '2.345', 'scale', 2],
    ['1,000.0001 t', 3, '1000.0001', 'scale', 3],
    ['3.5', 0, '3.5', 'integer'],
  ])('%j with %i decimals stays %j and is wrong (%s)', (text, scale, value, code, limit) => {
    expect(parseNumberCell(text, scale)).toEqual({ value, problem: limit === undefined ? { code } : { code, limit } })
  })

  it.each([
    ['2,5', '2.5'],
    ['2，5', '2.5'],
    ['-128,50', '-128.50'],
    [' 0,5 ', '0.5'],
  ])('%j stays as it is, and %s is offered', (text, reading) => {
    expect(parseNumberCell(text, 3)).toEqual({ value: text, problem: { code: 'comma', reading } })
  })

  it.each<[string, string, string]>([
    ['500 kg', 't', '0.500'],
    ['500公斤', '吨', '0.500'],
    ['1.5t', 'kg', '1500.000'],
    ['12 T', 't', '12.000'],
    ['12 立方', 'm³', '12.000'],
    ['12 m3', '方', '12.000'],
    ['12 立 方', 'm³', '12.000'],
    ['12 m 3', 'm³', '12.000'],
    ['35 元 / 吨', '元', '35.000'],
    ['12', 't', '12.000'],
    ['3 罐', '罐', '3.000'],
  ])('%j in a line of %s is %s', (text, unit, expected) => {
    expect(parseNumberCell(text, 3, unit)).toEqual({ value: expected })
  })

  it.each([
    ['12 张', 't', 'unit'],
    ['12 t', '张', 'unit'],
    ['12 m', 'm²', 'unit'],
    ['35 t', '元', 'unit'],
    ['12 罐', 't', 'number'],
  ])('%j in a line of %s stays and is wrong (%s)', (text, unit, code) => {
    expect(parseNumberCell(text, 3, unit)).toEqual({ value: text, problem: { code } })
  })

  it('converts exactly and reports more decimals than allowed', () => {
    expect(parseNumberCell('1.5 kg', 3, 't')).toEqual({ value: '0.0015', problem: { code: 'scale', limit: 3 } })
  })
})

describe('parseDateCell', () => {
  it.each([
    ['', ''],
    ['2024-03-15', '2024-03-15'],
    ['2024/3/5', '2024-03-05'],
    ['2024.3.5', '2024-03-05'],
    ['２０２４－３－５', '2024-03-05'],
    ['2024年3月5日', '2024-03-05'],
    ['20240305', '2024-03-05'],
    ['2024/3/5 0:00:00', '2024-03-05'],
    ['2024-02-29', '2024-02-29'],
    ['45000', '2023-03-15'],
    ['45366.5', '2024-03-15'],
  ])('%j is %j', (text, expected) => {
    expect(parseDateCell(text)).toEqual({ value: expected })
  })

  it.each(['2023-02-29', '2024-13-01', '3/5/2024', '2024-3/5', '明天', '12345', '450000'])(
    '%j stays and is wrong',
    (text) => {
      expect(parseDateCell(text)).toEqual({ value: text, problem: { code: 'date' } })
    },
  )
})

describe('parseOptionCell', () => {
  const options = [
    { value: '0.13', label: '13%' },
    { value: 'PUMP', label: '泵送' },
    { value: 'DUMP', label: '自卸 (Dump)' },
  ]
  it.each([
    ['', ''],
    ['0.13', '0.13'],
    ['13%', '0.13'],
    ['１３％', '0.13'],
    [' 泵 送 ', 'PUMP'],
    ['pump', 'PUMP'],
    ['自卸（dump）', 'DUMP'],
    ['0.130', '0.13'],
  ])('%j is %j', (text, expected) => {
    expect(parseOptionCell(text, options)).toEqual({ value: expected })
  })

  it.each(['17%', '泵', '0.13t'])('%j stays and is wrong', (text) => {
    expect(parseOptionCell(text, options)).toEqual({ value: text, problem: { code: 'option' } })
  })
})

describe('parseOptionCell of rates and units', () => {
  const rates = ['13', '9', '1', '0'].map((value) => ({ value, label: value }))
  it.each([
    ['13%', '13'],
    ['１３％', '13'],
    ['13.00 %', '13'],
    ['13.00', '13'],
    ['0.13', '13'],
    ['0.01', '1'],
    ['1%', '1'],
    ['0', '0'],
  ])('the rate %j is %j', (text, value) => {
    expect(parseOptionCell(text, rates)).toEqual({ value })
  })

  it.each(['17%', '0.17', '1300%', '-13%'])('the rate %j stays and is wrong', (text) => {
    expect(parseOptionCell(text, rates)).toEqual({ value: text, problem: { code: 'option' } })
  })

  const units = ['t', 'm³', '张'].map((value) => ({ value, label: value === 't' ? '吨' : value }))
  it.each([
    [' 吨 ', 't'],
    ['Ｔ', 't'],
    ['公 吨', 't'],
    ['立方米', 'm³'],
    ['M 3', 'm³'],
    ['张\u200b', '张'],
  ])('the unit %j is %j', (text, value) => {
    expect(parseOptionCell(text, units)).toEqual({ value })
  })

  it('does not take kg as t', () => {
    expect(parseOptionCell('kg', units).problem).toEqual({ code: 'option' })
  })
})

describe('parseTextCell', () => {
  it.each([
    [' 螺纹钢 ', '螺纹钢'],
    ['两行\r\n文字', '两行 文字'],
    ['a\u0000\tb', 'a b'],
    ['Φ12×9000', 'Φ12×9000'],
    ['a  b', 'a  b'],
  ])('%j is %j', (text, expected) => {
    expect(parseTextCell(text, 140)).toEqual({ value: expected })
  })

  it('keeps a text that is too long and reports its limit', () => {
    expect(parseTextCell('12345', 4)).toEqual({ value: '12345', problem: { code: 'length', limit: 4 } })
  })
})

it.each([
  [' ＨＣ－０１ ', 'HC-01', undefined],
  ['431234567890123456', '431234567890123456', undefined],
  ['4.31235E+17', '4.31235E+17', 'digits'],
  ['x'.repeat(5), 'xxxxx', 'length'],
])('a code %j is read as %j, with the problem %s', (text, value, code) => {
  expect(parseCodeCell(text, text.startsWith('x') ? 4 : 40)).toMatchObject(
    code ? { value, problem: { code } } : { value },
  )
})

it.each([
  ['１，２３４．５０', '1234.5'],
  ['￥3,860.00', '3860'],
  ['1.2万', '12000'],
  ['12 吨', '12 吨'],
  ['很多', '很多'],
  ['', ''],
])('the number %j is plainly %j', (text, plain) => {
  expect(plainNumber(text)).toBe(plain)
})
