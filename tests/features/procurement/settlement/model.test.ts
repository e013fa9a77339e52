import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineAmounts } from '#domain/money'
import {
  isDifferenceOff,
  objectionConsequence,
  type SettlementLine,
  settlementTotals,
  settlementTypeOf,
} from '#features/procurement/settlement/model'
import { settlementColumns } from '#features/procurement/settlement/model/columns'

const line = (fields: Partial<SettlementLine>) => ({ unit: 't', ...fields }) as SettlementLine

it.each<[number, number | null, boolean]>([
  [8, 0, false],
  [3, 2, false],
  [3, null, false],
  [3, 0, true],
])('in status %s with %s disputes a difference list is out of reach: %s', (status, disputeCount, isDisabled) => {
  expect(isDifferenceOff({ status, disputeCount })).toBe(isDisabled)
})

it.each([
  [2, /附 \{\{count\}\} 行异议/],
  [0, /点该行的“提出异议”/],
])('an objection with %s objected lines says what it sends, or how to object to a line', (openDisputeCount, said) => {
  expect(objectionConsequence({ openDisputeCount }).text).toMatch(said)
})

describe('the layout of a settlement', () => {
  it.each([
    ['REBAR', 'REBAR'],
    ['CONCRETE', 'CONCRETE'],
    ['RAW', 'RAW'],
    ['SUNDRY', 'RAW'],
    ['', 'RAW'],
    ['SOMETHING_NEW', 'RAW'],
  ])('of type %s is that of %s', (settlementType, expected) => {
    expect(settlementTypeOf({ settlementType })).toBe(expected)
  })

  it('has the columns of its material in their order', () => {
    const weighed = [line({ weighedQuantity: '1.000' })]
    const head = ['seq', 'deliverSn', 'supplyDate', 'carNo', 'materialName']
    const foot = ['settlePriceTax', 'amountTax', 'taxRate', 'amountNoTax', 'taxAmount', 'remark']
    const weights = ['weighedQuantity', 'deviation']
    const price = ['basePrice', 'integratedCost', 'fundInterest', 'subtotal']
    expect(settlementColumns('REBAR', [line({ basePrice: '3200' })])).toEqual([
      ...head,
      'grade',
      'spec',
      'heatNo',
      'unit',
      'quantity',
      ...weights,
      ...price,
      ...foot,
    ])
    expect(settlementColumns('REBAR', weighed)).not.toEqual(expect.arrayContaining(['basePrice']))
    const pouring = ['strengthGrade', 'spec', 'pouringPart', 'pouringMode', 'unit', 'quantity']
    expect(settlementColumns('CONCRETE', weighed)).toEqual([
      ...head,
      ...pouring,
      ...weights,
      'smallerQuantity',
      ...foot,
    ])
    expect(settlementColumns('RAW', weighed)).toEqual([...head, 'spec', 'unit', 'quantity', ...weights, ...foot])
    expect(settlementColumns('RAW', [line({ weighedQuantity: null })])).toEqual([
      ...head,
      'spec',
      'unit',
      'quantity',
      ...foot,
    ])
    // Where the amount does not follow from what is shown, the settled quantity is shown too.
    const raised = [line({ weighedQuantity: '12.065', settleQuantity: '12.100' })]
    expect(settlementColumns('RAW', raised)).toEqual([
      ...[...head, 'spec', 'unit', 'quantity', ...weights],
      ...['settleQuantity', ...foot],
    ])
    expect(settlementColumns('REBAR', raised)).toContain('settleQuantity')
  })
})

describe('the totals of a settlement', () => {
  it('are the sums of its rounded lines: 1,000 random settlements, to the cent, against integer arithmetic', () => {
    const row = fc.record({
      thousandths: fc.integer({ min: 1, max: 60_000 }),
      cents: fc.integer({ min: 1, max: 900_000 }),
      rate: fc.constantFrom(13, 9, 6, 3, 1, 0),
    })
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
        const lines = rows.map(({ thousandths, cents, rate }) => {
          const quantity = (thousandths / 1000).toFixed(3)
          const amounts = lineAmounts({ quantity, taxUnitPrice: (cents / 100).toFixed(2), taxRate: String(rate) })
          return line({ quantity, taxRate: String(rate), ...amounts })
        })
        const totals = settlementTotals(lines)
        let [tax, noTax] = [0n, 0n]
        for (const { thousandths, cents, rate } of rows) {
          const amount = halfUp(BigInt(thousandths) * BigInt(cents), 1000n)
          tax += amount
          noTax += halfUp(amount * 100n, BigInt(100 + rate))
        }
        expect([totals.amountTax, totals.amountNoTax, totals.taxAmount]).toEqual([tax, noTax, tax - noTax].map(yuan))
        const groups = totals.byRate.reduce((sum, group) => sum + BigInt(group.amountTax.replace('.', '')), 0n)
        expect(groups).toBe(tax)
      }),
      { numRuns: 1_000 },
    )
  })
})

function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

function yuan(cents: bigint): string {
  const text = String(cents).padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}
