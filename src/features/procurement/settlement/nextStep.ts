import { settlementStatus } from '#domain/document/procurementStatus'
import { settlementNext } from '#features/procurement/settlement/model/progress'
import { nextWords } from '#features/procurement/trail/model'
import { isPaid, type Settlement } from './model'

/** The next step of a settlement, else what has come of it, as text. */
export function settlementProgress(settlement: Settlement): string {
  const next = settlementNext(settlement)
  if (next) return nextWords[next]
  return isPaid(settlement) ? '已付款' : settlementStatus.progressOf(settlement.status)
}
