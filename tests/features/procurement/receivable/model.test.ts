import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AGES, ageing, ageOf, type Debt, debtorOf } from '#features/procurement/receivable/model'
import { dueDateOf } from '#features/procurement/settlement/due/model'
import { isOwed } from '#features/procurement/settlement/model'
import { cents, randomSettlements } from './randomSettlements'

const TODAY = '2026-11-27'

it.each([
  ['2026-12-01', 'notDue'],
  // On its due date a debt is not overdue yet.
  ['2026-11-27', 'notDue'],
  ['2026-11-26', 'upTo30'],
  ['2026-10-28', 'upTo30'],
  ['2026-10-27', 'upTo60'],
  ['2026-09-28', 'upTo60'],
  ['2026-09-27', 'upTo90'],
  ['2026-08-29', 'upTo90'],
  ['2026-08-28', 'over90'],
  ['', 'noTerm'],
])('due %s: %s', (due, age) => {
  expect(ageOf(due, TODAY)).toBe(age)
})

it.each<[string, string, number | null | undefined, string]>([
  ['the credit days of its contract', '2026-01-31', 30, '2026-03-02'],
  ['payable at once', '2026-01-31', 0, '2026-01-31'],
  ['no agreed term', '2026-01-31', null, ''],
  ['a contract that is not known', '2026-01-31', undefined, ''],
  ['not settled yet', '', 30, ''],
])('a due date: %s', (_name, settleDate, days, due) => {
  expect(dueDateOf({ settleDate, contractId: 'c' }, days === undefined ? {} : { c: days })).toBe(due)
})

it('the ageing of 1,000 random sets is that of their documents, to the cent', () => {
  const terms = { 30: 30, 60: 60, none: null }
  fc.assert(
    fc.property(randomSettlements, fc.constantFrom('payer' as const, 'project' as const), (all, by) => {
      const owed = all.filter(({ settlement }) => isOwed(settlement))
      const debts = owed.map(({ settlement }): Debt => ({ ...settlement, dueDate: dueDateOf(settlement, terms) }))
      const rows = ageing(debts, by, TODAY)
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
      for (const row of rows) {
        const own = owed.filter(({ settlement }) => debtorOf(settlement, by) === row.key)
        const sum = (some: typeof owed) => some.reduce((total, { amount }) => total + amount, 0)
        expect(cents(row.total)).toBe(sum(own))
        expect(row.count).toBe(own.length)
        for (const age of AGES) {
          expect(cents(row[age])).toBe(
            sum(own.filter(({ settlement }) => ageOf(dueDateOf(settlement, terms), TODAY) === age)),
          )
        }
        const late = own.filter(
          ({ settlement }) => dueDateOf(settlement, terms) !== '' && dueDateOf(settlement, terms) < TODAY,
        )
        expect(cents(row.overdue)).toBe(sum(late))
      }
      expect(rows.reduce((count, row) => count + row.count, 0)).toBe(owed.length)
      const totals = rows.map(({ total }) => cents(total))
      expect(totals).toEqual([...totals].sort((a, b) => b - a))
    }),
    { numRuns: 1000 },
  )
})
