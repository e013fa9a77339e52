import type { Settlement } from '#features/procurement/settlement/model'

/** The period of a settlement as text; one day alone when the other is missing. */
export function settlementPeriod({ periodStart, periodEnd }: Settlement): string {
  return [periodStart, periodEnd].filter(Boolean).join(' ~ ')
}
