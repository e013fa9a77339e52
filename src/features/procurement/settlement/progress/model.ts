import { confirmError, isPaid, type SettlementBill } from '#features/procurement/settlement/model'
import type { TrailNext } from '#features/procurement/trail/model'

const NEXT: Readonly<Record<string, TrailNext>> = { 8: 'reconcile', 1: 'post', 9: 'repost', 3: 'pay', 2: 'resubmit' }

/** The next step of a settlement; '' when it has none. */
export function settlementNext(
  bill: Pick<SettlementBill, 'status' | 'payStatus' | 'openDisputeCount' | 'refusedDisputeCount'>,
): TrailNext | '' {
  const { status } = bill
  if (status === 8 && confirmError(bill)) return 'dispute'
  if (status === 8 && bill.refusedDisputeCount) return 'claimAgain'
  return isPaid(bill) ? '' : (NEXT[status] ?? '')
}
