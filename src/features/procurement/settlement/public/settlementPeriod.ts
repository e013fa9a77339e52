import type { SettlementBill } from './model'

/** The period of a settlement as text; one day alone when the other is missing. */
export function settlementPeriod({ periodStart, periodEnd }: SettlementBill): string {
  return [periodStart, periodEnd].filter(Boolean).join(' ~ ')
}
