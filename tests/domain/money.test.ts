import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DecimalInput,
  decimal,
  fixed,
  fixedPrice,
  formatMoney,
  formatPercent,
  formatPrice,
  formatQuantity,
  plainFigure,
  quantityScale,
  realDecimal,
  round,
  scaleOf,
  sum,
} from '#domain/money'

describe('reading a decimal', () => {
  it.each([
    ['3555.00', '3555'],
    ['-1.000', '-1'],
    ['1,234,567.80', '1234567.8'],
    ['1，234.5', '1234.5'],
    [' 12 345.6 ', '12345.6'],
    ['３５．２３０', '35.23'],
    ['１２。５', '12.5'],
    ['１，２３４\u3000５６７．８', '1234567.8'],
    ['\u200b12', '12'],
    ['－１２', '-12'],
    ['\u22120.046', '-0.046'],
    ['+7', '7'],
    ['.5', '0.5'],
    ['12.', '12'],
    ['1E+3', '1000'],
    ['123456789012345678901.123456789', '123456789012345678901.123456789'],
    [0, '0'],
    [-2, '-2'],
    [0.1, '0.1'],
    [new Big('-1'), '-1'],
  ])('%j is %s', (value, expected) => {
    expect(decimal(value)?.toFixed()).toBe(expected)
  })

  it.each([
    '',
    '  ',
    null,
    undefined,
    {},
    [],
    ['1'],
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    true,
    'abc',
    '1.2.3',
    '1.234,5',
    '--1',
    '10²',
    '0x10',
    '-',
    '.',
    ',',
    '2,5',
    '2，5',
    '0,5',
    '0,500',
    '128,50',
    '1,2345',
    '12,34,567',
    '1,',
    '12 5',
    '1 23',
    '1e99999',
  ])('%j is absent', (value) => {
    expect(decimal(value)).toBeNull()
  })

  it('realDecimal reads -1 as minus one, where decimal reads it as absent', () => {
    expect(realDecimal(-1)?.toFixed()).toBe('-1')
    expect(realDecimal('')).toBeNull()
  })
})

it.each([
  ['29.470', '29.470'],
  ['２９.４７５', '29.475'],
  ['３,５１０.５０', '3510.50'],
  [' 1 200 ', '1200'],
  ['.5', '0.5'],
  ['1e3', '1000'],
  ['', ''],
  [' 十二 ', '十二'],
])('a typed %j is sent as %j', (typed, sent) => {
  expect(plainFigure(typed)).toBe(sent)
})

describe('rounding half-up away from zero', () => {
  it.each<[string | number, number, string]>([
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['10.235', 2, '10.24'],
    [10.235, 2, '10.24'],
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['1.0049999', 2, '1.00'],
    ['-0.004', 2, '0.00'],
    [-1, 2, '-1.00'],
    ['1,000.5', 0, '1001'],
  ])('%s at %i decimals is %s', (value, scale, expected) => {
    expect(fixed(value, scale)).toBe(expected)
    expect(round(value, scale).toFixed(scale)).toBe(expected)
  })

  it('is exact where binary floats are not', () => {
    expect(fixed(new Big('35.678').times('4105.5'), 2)).toBe('146476.03')
  })

  it('rejects text that is not a number', () => {
    expect(() => round('abc', 2)).toThrow()
  })
})

describe('sum', () => {
  it.each<[unknown[], string]>([
    [[], '0'],
    [['0.1', '0.2'], '0.3'],
    [['1.00', null, '', {}, -1, undefined, '2.005'], '3.005'],
    [['-1.000', '1'], '0'],
  ])('of %j is %s', (values, expected) => {
    expect(sum(values).toFixed()).toBe(expected)
  })
})

describe('formatted figures', () => {
  it.each<[DecimalInput, number | undefined, string]>([
    ['1234567.8', undefined, '1,234,567.80'],
    ['-1234.5', undefined, '-1,234.50'],
    ['0', undefined, '0.00'],
    ['-0.004', undefined, '0.00'],
    ['999.995', undefined, '1,000.00'],
    ['100', undefined, '100.00'],
    ['123456789012345678.005', undefined, '123,456,789,012,345,678.01'],
    ['3292.0354', 4, '3,292.0354'],
    ['1234.5', 0, '1,235'],
    [null, undefined, '—'],
    ['', undefined, '—'],
    [-1, undefined, '—'],
  ])('money %j (scale %s) is %s', (value, scale, expected) => {
    expect(formatMoney(value, scale)).toBe(expected)
  })

  it.each<[DecimalInput, string, string]>([
    ['4010', '4,010.00', '4010.00'],
    ['4010.1', '4,010.10', '4010.10'],
    ['4010.123', '4,010.123', '4010.123'],
    ['4010.1234', '4,010.1234', '4010.1234'],
    ['4010.1000', '4,010.10', '4010.10'],
    ['4010.12345', '4,010.1235', '4010.1235'],
    ['-0.5', '-0.50', '-0.50'],
  ])('price %j is %s', (value, shown, stored) => {
    expect([formatPrice(value), fixedPrice(value as string)]).toEqual([shown, stored])
  })

  it.each<[DecimalInput]>([[null], [''], [-1]])('price %j is missing', (value) => {
    expect(formatPrice(value)).toBe('—')
  })

  it.each<[DecimalInput, number | undefined, string]>([
    ['35.230', undefined, '35.230'],
    ['1200', undefined, '1,200'],
    ['10000.10', undefined, '10,000.10'],
    ['-0.046', undefined, '-0.046'],
    [35.23, undefined, '35.23'],
    ['35.23', 3, '35.230'],
    ['1E+3', undefined, '1,000'],
    [null, undefined, '—'],
    [undefined, 3, '—'],
  ])('quantity %j (scale %s) is %s', (value, scale, expected) => {
    expect(formatQuantity(value, scale)).toBe(expected)
  })

  it.each<[DecimalInput, string]>([
    ['13', '13%'],
    ['13.00', '13%'],
    [13, '13%'],
    ['5.50', '5.5%'],
    ['0', '0%'],
    [null, '—'],
    [-1, '—'],
  ])('rate %j is %s', (value, expected) => {
    expect(formatPercent(value)).toBe(expected)
  })

  it.each<[DecimalInput, number]>([
    ['35.230', 3],
    ['120', 0],
    ['1e-2', 2],
    [new Big('1.25'), 2],
    [null, 0],
  ])('%j carries %i decimals', (value, expected) => {
    expect(scaleOf(value)).toBe(expected)
  })
})

describe('decimals of a unit', () => {
  it.each([
    ['t', 3],
    ['吨', 3],
    ['T', 3],
    ['kg', 3],
    ['㎏', 3],
    ['m³', 2],
    ['m3', 2],
    ['㎥', 2],
    ['m²', 2],
    ['㎡', 2],
    ['m', 2],
    ['张', 0],
    ['根', 0],
    ['个', 0],
    ['卷', 0],
    ['套', 0],
    ['光年', 3],
    ['', 3],
  ])('%s: %i', (unit, expected) => {
    expect(quantityScale(unit)).toBe(expected)
  })
})

describe('a formatted figure', () => {
  it('parses back to the same value', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
        fc.integer({ min: 0, max: 6 }),
        (count, scale) => {
          const text = new Big(`${count}e-${scale}`).toFixed(scale)
          expect(decimal(formatMoney(text, scale))?.toFixed(scale)).toBe(text)
          expect(formatQuantity(text)).toBe(formatMoney(text, scale))
        },
      ),
    )
  })
})
