import { describe, expect, it } from 'vitest'
import { hasLeft, knownQuantities, lineTotals, materialSummary, remainder } from '#domain/document/lines'
import { quantitiesText } from '#domain/money'

const line = (quantity: string | null, unit = 't', taxUnitPrice: string | null = '3555') => ({
  unit,
  quantity,
  taxUnitPrice,
  taxRate: '13',
})

describe('the totals of lines', () => {
  it.each<[name: string, lines: ReturnType<typeof line>[], quantity: string | null, amount: string]>([
    ['none', [], null, '0.00'],
    ['of one unit', [line('12.345'), line('0.001')], '12.346', '43890.04'],
    ['of different units', [line('1'), line('2', '根', '10')], null, '3575.00'],
    ['without a price', [line('1.5', 'm³', null)], '1.50', '0.00'],
  ])('%s', (_name, lines, totalQuantity, totalAmountTax) => {
    expect(lineTotals(lines)).toMatchObject({ totalQuantity, totalAmountTax })
  })
})

describe('the quantities of a document', () => {
  const sent = [{ unit: '张', quantity: '120' }]
  it.each([
    ['as sent', { sent, lines: [line('1')], total: '1' }, sent],
    ['of its lines', { sent: undefined, lines: [line('1'), line('2', '张')], total: null }, '1.000t；2张'],
    ['of its total, whose unit is unknown', { sent: undefined, lines: undefined, total: '35.230' }, '35.230'],
    ['none', { sent: undefined, lines: undefined, total: null }, '—'],
  ])('are those %s', (_, known, expected) => {
    const quantities = knownQuantities(known)
    expect(typeof expected === 'string' ? quantitiesText(quantities) : quantities).toEqual(expected)
  })
})

it.each([
  [[], ''],
  [['Φ12×9m'], '螺纹钢Φ12×9m'],
  [['Φ12×9m', 'Φ16×9m'], '螺纹钢Φ12×9m等2项'],
])('lines of %s are called %s', (specs, expected) => {
  expect(materialSummary(specs.map((spec) => ({ materialName: '螺纹钢', spec })))).toBe(expected)
})

it.each([
  ['of nothing delivered is all', '62.48', '0', 't', '62.480'],
  ['has the decimals of its unit', '62.480', '0.000', 't', '62.480'],
  ['of a part is the rest', '29.665', '10', 't', '19.665'],
  ['is never below zero', '30', '33', 't', '0.000'],
  ['of pieces has no decimals', '120', '20', '张', '100'],
  ['without an ordered quantity is no limit', null, '20', 't', null],
])('what remains %s', (_, quantity, delivered, unit, expected) => {
  expect(remainder({ unit, quantity }, delivered)).toBe(expected)
})

it.each([
  ['19.665', true],
  ['0.000', false],
  [null, true],
])('a remainder of %s allows another delivery: %s', (left, expected) => {
  expect(hasLeft(left)).toBe(expected)
})
