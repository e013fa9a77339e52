import { decimal, fixed, sum } from '#domain/money'
import { dayAfter } from '#domain/time'
import type { Debt } from '#features/procurement/receivable/model'
import { lateDays } from '#features/procurement/settlement/due/model'
import { amountOf } from '#features/procurement/settlement/model'

/** Days within which a reminded buyer is asked to pay. */
export const PAY_WITHIN_DAYS = 7

/** An overdue settlement of a reminder, and for how many days the buyer has been late. */
export type OverdueDebt = Debt & { days: number }

/** A reminder of some debts: those overdue, longest first; amounts are decimal text in yuan with tax. */
export type Reminder = { debts: OverdueDebt[]; overdue: string; notDue: string; owed: string; payBy: string }

/** The reminder of what is owed on a day. What is due on that day is not overdue. */
export function reminderOf(debts: readonly Debt[], today: string): Reminder {
  const late = debts
    .map((debt) => ({ ...debt, days: lateDays(debt, debt.dueDate, today) }))
    .filter(({ days }) => days > 0)
    .sort((a, b) => b.days - a.days || a.settlementCode.localeCompare(b.settlementCode))
  const [owed, overdue] = [amountOf(debts), amountOf(late)]
  return {
    debts: late,
    overdue,
    notDue: fixed(sum([owed, decimal(overdue)?.times(-1)]), 2),
    owed,
    payBy: dayAfter(today, PAY_WITHIN_DAYS),
  }
}
