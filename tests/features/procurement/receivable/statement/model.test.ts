import fc from 'fast-check'
import { expect, it } from 'vitest'
import { statementOf } from '#features/procurement/receivable/statement/model'
import { isPaid, type Settlement } from '#features/procurement/settlement/model'
import { cents, randomSettlements } from '#tests/features/procurement/receivable/randomSettlements'

const settlement = (part: Partial<Settlement>) =>
  ({ id: '1', settlementCode: 'JS1', status: 3, payStatus: 0, payTime: '', createTime: '', ...part }) as Settlement

const PERIOD = { from: '2026-02-01', to: '2026-02-28' }

it('runs from the balance before the first day to that of the last, both days included', () => {
  const settlements = [
    settlement({ id: '1', settlementCode: 'JS1', settleDate: '2026-01-31', totalAmountTax: '100.10' }),
    settlement({
      id: '2',
      settlementCode: 'JS2',
      settleDate: '2026-02-01',
      totalAmountTax: '20.02',
      payStatus: 2,
      payTime: '2026-02-28 23:59:59',
    }),
    settlement({ id: '3', settlementCode: 'JS3', settleDate: '2026-03-01', totalAmountTax: '7.00' }),
    settlement({
      id: '4',
      settlementCode: 'JS4',
      settleDate: '2025-12-01',
      totalAmountTax: '50.00',
      payStatus: 2,
      payTime: '2026-02-28 08:00:00',
    }),
    settlement({
      id: '5',
      settlementCode: 'JS5',
      settleDate: '2025-12-01',
      totalAmountTax: '9.00',
      payStatus: 2,
      payTime: '2026-01-31 08:00:00',
    }),
  ]
  const { entries, ...sums } = statementOf(settlements, PERIOD)
  expect(sums).toEqual({ opening: '150.10', settled: '20.02', paid: '70.02', closing: '100.10' })
  expect(
    entries.map(({ settlement: { settlementCode }, kind, day, balance }) => [settlementCode, kind, day, balance]),
  ).toEqual([
    ['JS2', 'settled', '2026-02-01', '170.12'],
    ['JS2', 'paid', '2026-02-28', '150.10'],
    ['JS4', 'paid', '2026-02-28', '100.10'],
  ])
})

it('dates what a server left undated: a settlement when it was made, a payment when it was settled', () => {
  const undated = settlement({
    settleDate: '',
    createTime: '2026-02-03 10:00:00',
    totalAmountTax: '5.00',
    payStatus: 2,
  })
  const { entries, closing } = statementOf([undated], PERIOD)
  expect(entries.map(({ kind, day }) => [kind, day])).toEqual([
    ['settled', '2026-02-03'],
    ['paid', '2026-02-03'],
  ])
  expect(closing).toBe('0.00')
})

it('is that of the documents, to the cent, for 1,000 random sets and periods', () => {
  const day = fc
    .integer({ min: 0, max: 900 })
    .map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10))
  fc.assert(
    fc.property(randomSettlements, day, day, (all, one, other) => {
      const [from, to] = one < other ? [one, other] : [other, one]
      const statement = statementOf(
        all.map(({ settlement }) => settlement),
        { from, to },
      )
      const sum = (isMeant: (settlement: Settlement) => boolean) =>
        all.filter(({ settlement }) => isMeant(settlement)).reduce((total, { amount }) => total + amount, 0)
      const paidOn = (settlement: Settlement) => (isPaid(settlement) ? settlement.payTime.slice(0, 10) : '9999')
      const owedBefore = (end: string) =>
        sum(({ settleDate }) => settleDate < end) - sum((settlement) => paidOn(settlement) < end)
      expect(cents(statement.opening)).toBe(owedBefore(from))
      expect(cents(statement.settled)).toBe(sum(({ settleDate }) => from <= settleDate && settleDate <= to))
      expect(cents(statement.paid)).toBe(sum((settlement) => from <= paidOn(settlement) && paidOn(settlement) <= to))
      expect(cents(statement.closing)).toBe(owedBefore(`${to}~`))
      expect(statement.entries.at(-1)?.balance ?? statement.opening).toBe(statement.closing)
      const days = statement.entries.map((entry) => entry.day)
      expect(days).toEqual([...days].sort())
    }),
    { numRuns: 1000 },
  )
})
