import { describe, expect, it } from 'vitest'
import { fixed } from '#domain/money'
import { plain } from '#domain/text'
import type { FlowAmounts } from '#features/mall/sale/model/flow'
import { billAmounts, flowPieces, formulaText, priceOf, sumOfFigures } from '#features/money/bill/flow/model'

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

describe('the formula of a price', () => {
  const flows = [
    pay('1000', { commissionPrice: '30', distributionRebate: '12' }),
    refund('100', { commissionPrice: '3', distributionRebate: '1.20' }),
  ]

  it('names every figure that is not zero with its sign, and comes to the price', () => {
    const bill = billAmounts(flows)
    expect(plain(formulaText(bill, bill.billPrice) ?? { text: '' })).toBe(
      '用户实付 1,000.00 − 分销佣金 12.00 − 平台服务费 30.00 − 退款金额 100.00 + 退单返还分销佣金 1.20 + 退单返还平台服务费 3.00',
    )
    expect(bill.billPrice).toBe('862.20')
  })

  it('of several orders is the formula of their bill', () => {
    const whole = billAmounts(flows)
    const parts = sumOfFigures(flows.map((flow) => billAmounts([flow])))
    expect(formulaText(parts, whole.billPrice)).toEqual(formulaText(whole, whole.billPrice))
  })

  it('begins with its sign where the first figure counts against the shop', () => {
    const bill = billAmounts([refund('5')])
    expect(plain(formulaText(bill, bill.billPrice) ?? { text: '' })).toBe('− 退款金额 5.00')
  })

  it('is left out where the figures are unknown or come to another price', () => {
    expect(formulaText(sumOfFigures([]), '10.00')).toBeNull()
    expect(formulaText(billAmounts(flows), '862.21')).toBeNull()
  })
})

describe('the figures of a bill', () => {
  it('keep payments and refunds apart, all positive', () => {
    const flows = [
      pay('100.10', { commissionPrice: '3.00' }),
      pay('0.20', { siteCouponCommission: '0.05' }),
      refund('50.05', { commissionPrice: '1.50', siteCouponCommission: '0.01' }),
    ]
    expect(billAmounts(flows)).toEqual({
      orderPrice: '100.30',
      siteCouponCommission: '0.05',
      pointSettlementPrice: '0.00',
      kanjiaSettlementPrice: '0.00',
      distributionCommission: '0.00',
      commissionPrice: '3.00',
      refundPrice: '50.05',
      siteCouponRefundCommission: '0.01',
      pointRefundSettlementPrice: '0.00',
      kanjiaRefundSettlementPrice: '0.00',
      distributionRefundCommission: '0.00',
      refundCommissionPrice: '1.50',
      billPrice: '48.79',
    })
  })

  it('of 10,000 random bills add up to their flows, to the cent', () => {
    const random = integers(7)
    const flowOf = (): FlowAmounts => ({
      flowType: random(3) === 0 ? 'REFUND' : 'PAY',
      finalPrice: cents(random(99_999_999)),
      commissionPrice: cents(random(9_999_999)),
      distributionRebate: cents(random(99_999)),
      siteCouponCommission: cents(random(99_999)),
      pointSettlementPrice: cents(random(99)),
      kanjiaSettlementPrice: cents(random(99)),
    })
    for (let count = 0; count < 10_000; count += 1) {
      const flows = Array.from({ length: random(4) }, flowOf)
      const bill = billAmounts(flows)
      const net = flows.map((flow) => centsOf(flow) * (flow.flowType === 'PAY' ? 1 : -1))
      expect(bill.billPrice).toBe(cents(net.reduce((total, one) => total + one, 0)))
      expect(bill.billPrice).toBe(fixed(priceOf(bill), 2))
    }
  })
})

/** A reproducible sequence of whole numbers below a limit. */
function integers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

/** Whole cents as decimal text, without a decimal in between. */
function cents(count: number): string {
  const digits = String(Math.abs(count)).padStart(3, '0')
  return `${count < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** What a flow is worth, counted in whole cents. */
function centsOf(flow: FlowAmounts): number {
  const of = (amount: unknown) => Number(String(amount).replace('.', ''))
  const subsidies = of(flow.siteCouponCommission) + of(flow.pointSettlementPrice) + of(flow.kanjiaSettlementPrice)
  return of(flow.finalPrice) + subsidies - of(flow.commissionPrice) - of(flow.distributionRebate)
}

it.each([
  [5, '箱', '5箱'],
  [0, '箱', ''],
  [null, '箱', ''],
])('of a flow of %o %s the pieces read %o', (num, goodsUnit, pieces) => {
  expect(flowPieces({ num, goodsUnit })).toBe(pieces)
})
