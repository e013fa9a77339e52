import { settlementStatus } from '#domain/document/procurementStatus'
import { confirmError, isPaid, type Settlement } from '#features/procurement/settlement/model'
import type { TrailNext } from '#features/procurement/trail/model'

/** The next step of a settlement; '' when it has none. */
export function settlementNext(
  settlement: Pick<Settlement, 'status' | 'payStatus' | 'openDisputeCount' | 'refusedDisputeCount'>,
): TrailNext | '' {
  const { status } = settlement
  const step = settlementStatus.stepOf(status)
  if (step === 'reconcile' && confirmError(settlement)) return 'dispute'
  if (step === 'reconcile' && settlement.refusedDisputeCount) return 'claimAgain'
  return isPaid(settlement) ? '' : step
}
