import { describe, expect, it } from 'vitest'
import { fixed } from '#domain/money'
import {
  type FlowAmounts,
  paidByLine,
  platformFee,
  rebateOf,
  returnedShares,
  settledOf,
  signedTerms,
  taxIn,
} from '#features/mall/sale/model/flow'

const NOTHING = {
  commissionPrice: '0.00',
  distributionRebate: '0.00',
  siteCouponCommission: '0.00',
  pointSettlementPrice: '0.00',
  kanjiaSettlementPrice: '0.00',
}
const pay = (finalPrice: string, more: Partial<FlowAmounts> = {}): FlowAmounts => ({
  flowType: 'PAY',
  ...NOTHING,
  finalPrice,
  ...more,
})
const refund = (finalPrice: string, more: Partial<FlowAmounts> = {}): FlowAmounts => ({
  ...pay(finalPrice, more),
  flowType: 'REFUND',
})

describe('what a flow adds to its bill', () => {
  it.each([
    ['a payment, without the service fee', '97.00', pay('100', { commissionPrice: '3' })],
    ['a refund, negative, with the fee given back', '-97.00', refund('100', { commissionPrice: '3' })],
    [
      'a payment with subsidies and distribution',
      '103.00',
      pay('100', {
        siteCouponCommission: '5',
        pointSettlementPrice: '2',
        kanjiaSettlementPrice: '1',
        commissionPrice: '3',
        distributionRebate: '2',
      }),
    ],
    ['a payment whose fee is missing', '100.00', pay('100', { commissionPrice: null })],
    ['nothing', '0.00', pay('0')],
  ])('%s', (_what, expected, flow) => {
    expect(fixed(settledOf(flow), 2)).toBe(expected)
  })

  it('is the sum of its terms, each with its sign; a refund counts the other way', () => {
    const amounts = { siteCouponCommission: '0.10', kanjiaSettlementPrice: '0.20', distributionRebate: '0.05' }
    const of = (flow: FlowAmounts) => Object.values(signedTerms(flow)).map((term) => term && fixed(term, 2))
    expect(of(pay('1', amounts))).toEqual(['1.00', '0.30', '0.00', '-0.05'])
    expect(of(refund('1', { ...amounts, commissionPrice: null }))).toEqual(['-1.00', '-0.30', null, '0.05'])
  })
})

describe('the parts of a payment', () => {
  it.each([
    ['752.80', '3', '22.58'],
    ['0.50', '3', '0.02'],
    ['100', '0', '0.00'],
  ])('a fee on %s at %s percent is %s', (paid, rate, expected) => {
    expect(platformFee(paid, rate)).toBe(expected)
  })

  it('a rebate is of all pieces, and none without a commission', () => {
    expect([rebateOf('2.60', 7), rebateOf(null, 7)]).toEqual(['18.20', '0.00'])
  })

  it.each([
    ['of a goodwill refund: its share of the money, though the piece was claimed', '32.50', '650', ['10'], ['0.50']],
    ['of the whole price: all', '32.50', '650.00', ['650.00'], ['32.50']],
    ['of three thirds: all, to the cent', '0.10', '3', ['1', '1', '1'], ['0.03', '0.04', '0.03']],
    ['of more than was paid: no more than all', '5', '10', ['6', '6'], ['3.00', '2.00']],
    ['of a line that cost nothing: none', '5', '0', ['0'], ['0.00']],
    ['without refunds: none', '5', '10', [], []],
  ])('a charge goes back %s', (_, charge, paid, refunds, expected) => {
    expect(returnedShares(charge, paid, refunds)).toEqual(expected)
  })

  it('share the freight in proportion to their prices, to the cent', () => {
    expect(paidByLine('110.00', [{ flowPrice: '33.33' }, { flowPrice: '33.33' }, { flowPrice: '33.34' }])).toEqual([
      ...['36.66', '36.67', '36.67'],
    ])
  })
})

it.each([
  ['113.00', '13', '13'],
  ['106.00', '6', '6'],
  ['0.01', '13', '0'],
  ['100.00', '0', '0'],
  ['650.00', '13', '74.78'],
])('the tax in %s at %s %% is %s', (amount, rate, tax) => {
  expect(taxIn(amount, rate).toString()).toBe(tax)
})
