import { settlementStatus } from '#domain/document/procurementStatus'
import { settlementNext } from '#features/procurement/settlement/progress/model'
import { nextWords } from '#features/procurement/trail/model'
import { isPaid, type SettlementBill } from './model'

/** The next step of a settlement, else what has come of it, as text. */
export function settlementProgress(bill: SettlementBill): string {
  const next = settlementNext(bill)
  if (next) return nextWords[next]
  return isPaid(bill) ? '已付款' : settlementStatus.is(bill.status, 'voided') ? '已作废' : ''
}
