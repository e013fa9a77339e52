import { type Text, text } from '#domain/text'
import { dayAfter, daysBetween } from '#domain/time'
import { isOwed, type Settlement } from '#features/procurement/settlement/model'

/** The credit days of contracts by their id; null where none are agreed. */
export type CreditDays = Readonly<Record<string, number | null>>

type Dated = Pick<Settlement, 'settleDate' | 'contractId'>

/**
 * The day by which a settlement has to be paid: its day of settlement and the contract's credit days; '' without both,
 * null while the contracts are unread.
 */
export function dueDateOf(settlement: Dated, all: CreditDays): string
export function dueDateOf(settlement: Dated, all: CreditDays | null): string | null
export function dueDateOf({ settleDate, contractId }: Dated, all: CreditDays | null): string | null {
  if (settleDate !== '' && all === null) return null
  const days = all?.[contractId]
  return settleDate === '' || typeof days !== 'number' ? '' : dayAfter(settleDate, days)
}

/** Days past the due date, 0 on it and negative before; null without one. */
export function daysOverdue(dueDate: string, today: string): number | null {
  return daysBetween(dueDate, today)
}

/** For how many days the buyer has been late; 0 for what is not due or paid. */
export function lateDays(settlement: Pick<Settlement, 'status' | 'payStatus'>, dueDate: string, today: string): number {
  return isOwed(settlement) ? Math.max(0, daysOverdue(dueDate, today) ?? 0) : 0
}

/** The same in words. */
export function lateText(days: number): Text {
  return text('逾期 {{count}} 天', { count: days })
}
