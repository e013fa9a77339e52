import { groupBy } from '#domain/groups'
import { decimal, fixed, sum } from '#domain/money'
import { daysOverdue } from '#features/procurement/settlement/due/model'
import { amountOf, type Settlement } from '#features/procurement/settlement/model'

/** A settlement that a buyer owes, with the day by which he has to pay; '' without agreed credit days. */
export type Debt = Settlement & { dueDate: string }

/**
 * How long a debt is overdue, in the order of an ageing. `noTerm`: no credit days are agreed, so that it is never due.
 */
export const AGES = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90', 'noTerm'] as const
export type Age = (typeof AGES)[number]

/** The debts of one payer or project: what is due since when, decimal text in yuan with tax. */
export type AgeingRow = Record<Age | 'total' | 'overdue', string> & { key: string; name: string; count: number }

/** Debts are grouped by who pays them, or by the project. */
export type DebtGroup = 'payer' | 'project'

/** The age of a debt. It is not overdue on its due date. */
export function ageOf(dueDate: string, today: string): Age {
  const days = daysOverdue(dueDate, today)
  if (days === null) return 'noTerm'
  if (days <= 0) return 'notDue'
  if (days <= 30) return 'upTo30'
  if (days <= 60) return 'upTo60'
  return days <= 90 ? 'upTo90' : 'over90'
}

/** What identifies the payer or the project of a settlement, as in the address. */
export function debtorOf(settlement: Pick<Settlement, 'companyName' | 'projectId'>, by: DebtGroup): string {
  return by === 'payer' ? settlement.companyName : settlement.projectId
}

/** Debts by payer or project and age, who owes most first. */
export function ageing(debts: readonly Debt[], by: DebtGroup, today: string): AgeingRow[] {
  return [...groupBy(debts, (debt) => debtorOf(debt, by))]
    .map(([key, own]) => {
      const [first] = own
      const ages = groupBy(own, ({ dueDate }) => ageOf(dueDate, today))
      const amounts = Object.fromEntries(AGES.map((age) => [age, amountOf(ages.get(age) ?? [])])) as Record<Age, string>
      return {
        ...amounts,
        key,
        name: (by === 'payer' ? first?.companyName : first?.projectName) ?? '',
        count: own.length,
        total: amountOf(own),
        overdue: overdueOf(amounts),
      }
    })
    .sort((a, b) => decimal(b.total)?.cmp(decimal(a.total) ?? 0) ?? 0)
}

/** What is past its due date. */
export function overdueOf(amounts: Readonly<Record<Age, string>>): string {
  return fixed(sum([amounts.upTo30, amounts.upTo60, amounts.upTo90, amounts.over90]), 2)
}
