import { describe, expect, it } from 'vitest'
import { lineTotals, materialSummary } from '#domain/lines'

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
    expect(lineTotals(lines)).toEqual({ totalQuantity, totalAmountTax })
  })
})

it.each([
  [[], ''],
  [['Φ12×9m'], '螺纹钢Φ12×9m'],
  [['Φ12×9m', 'Φ16×9m'], '螺纹钢Φ12×9m等2项'],
])('lines of %s are called %s', (specs, expected) => {
  expect(materialSummary(specs.map((spec) => ({ materialName: '螺纹钢', spec })))).toBe(expected)
})
