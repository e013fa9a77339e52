import { expect, it } from 'vitest'
import type { Settlement } from '#features/procurement/settlement/model'
import { amountOf } from '#features/procurement/settlement/model'
import { byPayer, checked, isPlain, sumsOf } from '#features/procurement/settlement/together/checked'

type Line = NonNullable<Settlement['lines']>[number]

function line(part: Partial<Line> = {}): Line {
  const amounts = { settleQuantity: '10', settlePriceTax: '113', amountTax: '1130.00', amountNoTax: '1000.00' }
  return { seq: 1, unit: 't', taxRate: '13', taxAmount: '130.00', outOfTolerance: false, ...amounts, ...part } as Line
}

function settlement(part: Partial<Settlement> = {}): Settlement {
  const lines = part.lines ?? [line()]
  const amounts = { totalAmountTax: '1130.00', totalAmountNoTax: '1000.00', totalTax: '130.00' }
  const names = { id: '1', companyName: 'A', contractCode: 'JC-1', contractName: '钢筋' }
  return { ...names, status: 8, openDisputeCount: 0, ...amounts, ...part, lines } as Settlement
}

it.each<[string, Partial<Settlement>, string | null, string[]]>([
  ['as it should be', {}, null, []],
  ['beyond its tolerance', { lines: [line({ outOfTolerance: true })] }, null, ['第 {{rows}} 行超允许偏差']],
  [
    'a price that is not the sum of its parts',
    { lines: [line({ basePrice: '100', integratedCost: '1', fundInterest: '0' })] },
    null,
    ['第 {{rows}} 行单价不等于各项之和'],
  ],
  ['a total that its lines do not give', { totalAmountTax: '1130.01' }, null, ['{{names}}与明细之和不同']],
  ['without lines', { lines: [] }, null, ['没有明细']],
  ['with a dispute that was refused', { refusedDisputeCount: 1 }, null, ['{{count}} 行异议未采纳']],
  ['with an open dispute', { openDisputeCount: 2 }, '有 {{count}} 行异议未答复，请先提交异议或撤销', []],
  ['confirmed meanwhile', { status: 1 }, '已不在待对账', []],
])('%s', (_name, part, refusal, doubts) => {
  const result = checked(settlement(part))
  expect(result.refusal?.text ?? null).toBe(refusal)
  expect(result.doubts.map(({ text }) => text)).toEqual(doubts)
  expect(isPlain(result)).toBe(refusal === null && doubts.length === 0)
})

it.each<[string, Partial<Settlement>, ReturnType<typeof checked>['difference']]>([
  ['no line differs', { lines: [line({ quantity: '10', weighedQuantity: '10', deviation: '0.000' })] }, null],
  ['nothing was weighed', { lines: [line({ quantity: '10', weighedQuantity: null, deviation: null })] }, null],
  [
    'lines differ within the tolerance, also where they make up for each other; freight repeats its goods',
    {
      lines: [
        line({ quantity: '10', weighedQuantity: '9.990', deviation: '-0.010', amountTax: '1128.87' }),
        line({
          quantity: '5',
          weighedQuantity: '5.010',
          deviation: '0.010',
          settlePriceTax: '100',
          amountTax: '501.00',
        }),
        line({ quantity: '10', weighedQuantity: '9.990', deviation: '-0.010', isFreight: true }),
      ],
    },
    { quantities: [{ unit: 't', quantity: '0.000' }], amount: '-0.13' },
  ],
  [
    'lines that are settled as delivered cost nothing',
    { lines: [line({ quantity: '10', weighedQuantity: '9.990', deviation: '-0.010', amountTax: '1130.00' })] },
    { quantities: [{ unit: 't', quantity: '-0.010' }], amount: '0.00' },
  ],
])('what differs: %s', (_name, part, difference) => {
  expect(checked(settlement(part)).difference).toEqual(difference)
})

it('puts the payer with most of them first, and what has to be looked at before the others', () => {
  const off = settlement({ id: '3', companyName: 'B', lines: [line({ outOfTolerance: true })] })
  const all = [settlement(), settlement({ id: '2', companyName: 'B' }), off].map(checked)
  expect(byPayer(all).map(([payer, own]) => [payer, own.map((one) => one.settlement.id)])).toEqual([
    ['B', ['3', '2']],
    ['A', ['1']],
  ])
})

it('adds up by contract and tax rate to the cent', () => {
  const freight = line({ taxRate: '9', amountTax: '109.01', amountNoTax: '100.01', taxAmount: '9.00' })
  const settlements = [
    settlement({ lines: [line(), freight], totalAmountTax: '1239.01' }),
    settlement({ id: '2' }),
    settlement({ id: '3', contractCode: 'JC-2' }),
  ]
  expect(sumsOf(settlements).map(({ contractCode, taxRate, amountTax }) => [contractCode, taxRate, amountTax])).toEqual(
    [
      ['JC-1', '13', '2260.00'],
      ['JC-1', '9', '109.01'],
      ['JC-2', '13', '1130.00'],
    ],
  )
  expect(amountOf(settlements)).toBe('3499.01')
})
