import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lineAmounts } from '#domain/money'
import { invoiceData } from '#features/procurement/receivable/invoice/model'
import type { Settlement, SettlementLine } from '#features/procurement/settlement/model'
import { cents } from '#tests/features/procurement/receivable/randomSettlements'

const line = (part: Partial<SettlementLine>) => {
  const figures = { settleQuantity: '10.5', settlePriceTax: '3390.00', taxRate: '13', ...part }
  const amounts = lineAmounts({
    quantity: figures.settleQuantity,
    taxUnitPrice: figures.settlePriceTax,
    taxRate: figures.taxRate,
  })
  return {
    materialName: '螺纹钢',
    spec: 'Φ12',
    unit: 't',
    grade: 'HRB400E',
    ...figures,
    ...amounts,
    ...part,
  } as SettlementLine
}
const settlement = (companyName: string, lines: SettlementLine[], part: Partial<Settlement> = {}) => {
  const total = lines.reduce((sum, { amountTax }) => sum + cents(amountTax ?? '0'), 0)
  return { companyName, lines, totalAmountTax: (total / 100).toFixed(2), ...part } as Settlement
}

it('puts what has one material, price and rate in one line, and the lines of a rate after each other', () => {
  const freight = line({ materialName: '运费', spec: '', grade: '', taxRate: '9', settlePriceTax: '54.50' })
  const [data, ...others] = invoiceData([
    settlement('甲', [line({}), freight, line({ spec: 'Φ14' })]),
    settlement('甲', [line({ settleQuantity: '1.25' }), line({ settlePriceTax: '3400.00' })]),
  ])
  expect(others).toEqual([])
  expect(
    data?.lines.map((one) => [one.name, one.spec, one.taxRate, one.quantity, one.noTaxUnitPrice, one.amountTax]),
  ).toEqual([
    ['螺纹钢', 'HRB400E Φ12', '13', '11.75', '3000.0000', '39832.50'],
    ['螺纹钢', 'HRB400E Φ14', '13', '10.5', '3000.0000', '35595.00'],
    ['螺纹钢', 'HRB400E Φ12', '13', '10.5', '3008.8496', '35700.00'],
    ['运费', '', '9', '10.5', '50.0000', '572.25'],
  ])
  expect(data?.otherTotal).toBe('')
})

it('has a sheet for each payer, and says where the settlements say another total', () => {
  const sheets = invoiceData([
    settlement('甲', [line({})]),
    settlement('乙', [line({})], { totalAmountTax: '35595.01' }),
    settlement('甲', [line({})]),
  ])
  expect(sheets.map(({ payer, settlements, otherTotal }) => [payer, settlements.length, otherTotal])).toEqual([
    ['甲', 2, ''],
    ['乙', 1, '35595.01'],
  ])
})

it('adds up to the cent for 1,000 random sets', () => {
  const random = fc.record({
    spec: fc.constantFrom('Φ12', 'Φ14', 'C30'),
    settleQuantity: fc.integer({ min: 1, max: 99_999 }).map((kilograms) => String(kilograms / 1000)),
    settlePriceTax: fc.constantFrom('3390.00', '3400.55', '480.1234'),
    taxRate: fc.constantFrom('13', '9', '3'),
  })
  const settlements = fc.array(
    fc.tuple(fc.constantFrom('甲', '乙'), fc.array(random, { minLength: 1, maxLength: 20 })),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  fc.assert(
    fc.property(settlements, (all) => {
      const made = all.map(([payer, lines]) => settlement(payer, lines.map(line)))
      for (const sheet of invoiceData(made)) {
        const own = made.filter(({ companyName }) => companyName === sheet.payer).flatMap(({ lines = [] }) => lines)
        for (const name of ['amountTax', 'amountNoTax', 'taxAmount'] as const) {
          const total = (some: readonly { [key in typeof name]: string | null }[]) =>
            some.reduce((sum, row) => sum + cents(row[name] ?? '0'), 0)
          expect(total(sheet.lines)).toBe(total(own))
          expect(total(sheet.byRate)).toBe(total(own))
          expect(cents(sheet.total[name])).toBe(total(own))
        }
        expect(sheet.otherTotal).toBe('')
      }
    }),
    { numRuns: 1000 },
  )
})
