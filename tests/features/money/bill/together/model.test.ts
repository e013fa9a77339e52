import { describe, expect, it } from 'vitest'
import type { DecimalText } from '#domain/wire'
import { billAmounts } from '#features/money/bill/flow/model'
import type { BillRow, Difference } from '#features/money/bill/model'
import { lacksFigures, openDifferences, sumOfBills, togetherRows } from '#features/money/bill/together/model'

const NOTHING = {
  commissionPrice: '0',
  distributionRebate: '0',
  siteCouponCommission: '0',
  pointSettlementPrice: '0',
  kanjiaSettlementPrice: '0',
}

/** A bill of a payment and a refund. */
function bill(id: string, paid: string, refunded: string, more: Partial<BillRow> = {}): BillRow {
  const flows = [
    { ...NOTHING, flowType: 'PAY' as const, finalPrice: paid, commissionPrice: '3.10', siteCouponCommission: '2' },
    { ...NOTHING, flowType: 'REFUND' as const, finalPrice: refunded, commissionPrice: '0.05' },
  ]
  const texts = { sn: `B${id}`, storeName: '海川', createTime: '', auditRemark: '', remark: '', payTime: '' }
  return {
    id,
    ...texts,
    billStatus: 'OUT',
    createdBy: 'PLATFORM',
    auditor: 'STORE',
    startTime: '2026-03-01',
    endTime: '2026-03-15',
    orderNum: 2,
    transactionId: '',
    payPrice: null,
    ...(billAmounts(flows) as Record<string, DecimalText>),
    ...more,
  } as BillRow
}

const decimalText = (text: string) => text as DecimalText

describe('several bills', () => {
  const bills = [
    bill('1', '100.10', '10.01', {
      billStatus: 'COMPLETE',
      payPrice: decimalText('88.00'),
      payDifference: decimalText('-1.04'),
    }),
    bill('2', '0.20', '0.00'),
    bill('3', '50', '5', { storeName: '江北', billStatus: 'COMPLETE' }),
  ]

  it('come to the sums of their figures, paid and unpaid apart', () => {
    const sums = sumOfBills(bills)
    expect(sums.orderPrice.toFixed(2)).toBe('150.30')
    expect(sums.refundPrice.toFixed(2)).toBe('15.01')
    expect(sums.commissionPrice.toFixed(2)).toBe('9.30')
    expect(sums.billPrice.toFixed(2)).toBe('132.14')
    // The payment of bill 3 is not told: its price, 43.95, counts.
    expect(sums.paid.toFixed(2)).toBe('131.95')
    expect(sums.unpaid.toFixed(2)).toBe('-0.85')
    expect(sums.payDifference.toFixed(2)).toBe('-1.04')
    expect(sums.orderNum).toBe(6)
  })

  it('stand by shop with the sum of each, and every line adds up to its price', () => {
    const rows = togetherRows(bills)
    expect(rows.map(({ id, sumOf }) => (sumOf === null ? id : `Σ${sumOf}`))).toEqual([
      '1',
      '2',
      'Σ海川',
      '3',
      'Σ江北',
      'Σ',
    ])
    for (const row of rows) {
      const parts = Number(row.orderPrice) + Number(row.refundPrice) + Number(row.commissionPrice) + Number(row.others)
      expect(parts.toFixed(2)).toBe(row.billPrice)
    }
    expect(rows[1]?.payPrice).toBe('')
  })

  it('of one shop have one sum', () => {
    expect(togetherRows(bills.slice(0, 2)).map(({ sumOf }) => sumOf)).toEqual([null, null, ''])
  })

  it('are read by their records where a list omits the figures', () => {
    const omitted = bill('4', '10', '0')
    expect(lacksFigures(omitted)).toBe(false)
    expect(lacksFigures({ ...omitted, orderPrice: null })).toBe(true)
  })
})

describe('the differences of several bills', () => {
  const difference = (orderSn: string, more: Partial<Difference> = {}): Difference =>
    ({ orderSn, kind: 'MISSING', billSns: [], hasClaim: false, ...more }) as Difference
  const [first, second] = [bill('1', '1', '0'), bill('2', '1', '0')]

  it('name an order once, under the bill that holds it', () => {
    const found = openDifferences([
      [first, [difference('a'), difference('b', { kind: 'TWICE', billSns: ['B2'] })]],
      [second, [difference('a'), difference('b', { kind: 'TWICE', billSns: ['B2'] })]],
    ])
    expect(found.map(({ bill, difference }) => [difference.orderSn, bill.id])).toEqual([
      ['a', '1'],
      ['b', '2'],
    ])
  })

  it('leave out what waits for a claim', () => {
    expect(openDifferences([[first, [difference('a', { hasClaim: true })]]])).toEqual([])
  })
})
