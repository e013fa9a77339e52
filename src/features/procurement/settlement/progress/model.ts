import { settlementStatus } from '#domain/document/procurementStatus'
import { confirmError, isPaid, type SettlementBill } from '#features/procurement/settlement/model'
import type { TrailNext } from '#features/procurement/trail/model'

/** The next step of a settlement; '' when it has none. */
export function settlementNext(
  bill: Pick<SettlementBill, 'status' | 'payStatus' | 'openDisputeCount' | 'refusedDisputeCount'>,
): TrailNext | '' {
  const { status } = bill
  const step = settlementStatus.stepOf(status)
  if (step === 'reconcile' && confirmError(bill)) return 'dispute'
  if (step === 'reconcile' && bill.refusedDisputeCount) return 'claimAgain'
  return isPaid(bill) ? '' : step
}
