import { expect, it } from 'vitest'
import type { Debt } from '#features/procurement/receivable/model'
import { reminderOf } from '#features/procurement/receivable/reminder/model'

const TODAY = '2026-11-28'
const debt = (settlementCode: string, dueDate: string, totalAmountTax: string): Debt =>
  ({ id: settlementCode, settlementCode, dueDate, totalAmountTax, status: 3, payStatus: 0 }) as Debt

it('lists what is past its due date, longest first, and says what else is owed', () => {
  const debts = [
    debt('A', '2026-11-28', '100.00'),
    debt('B', '2026-11-27', '0.10'),
    debt('C', '2026-08-28', '0.20'),
    debt('D', '', '50.00'),
  ]
  const reminder = reminderOf(debts, TODAY)
  expect(reminder.debts.map(({ settlementCode, days }) => [settlementCode, days])).toEqual([
    ['C', 92],
    ['B', 1],
  ])
  expect(reminder).toMatchObject({ overdue: '0.30', owed: '150.30', notDue: '150.00', payBy: '2026-12-05' })
})

it('has nothing of what is not overdue', () => {
  expect(reminderOf([debt('A', '2026-12-01', '1.00')], TODAY)).toMatchObject({ debts: [], overdue: '0.00' })
})
