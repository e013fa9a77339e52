import { counterpartyOf, takeStep } from '#mocks/kernel/counterparty'
import { everyNth, later } from '#mocks/kernel/store/clock'
import { type BillRow, billTables } from './rows'
import { moveBill, orderSnsIn, type Party } from './rules'

/** The platform's accountant, who makes and audits bills. */
export const PLATFORM: Party = { side: 'PLATFORM', name: '平台财务' }

/** Every fourth bill of a shop is sent back. */
const isSentBack = everyNth(4)

/** Why the platform sends a bill back: it names the order, which can be taken out if others are left. */
export function doubtOf(billId: string): string {
  const [first, ...others] = orderSnsIn(billId)
  const wish = others.length > 0 ? '请移出或核对后重新提交' : '请核对后重新提交'
  return `订单 ${first} 的付款与银行到账不一致，${wish}`
}

/** The platform's steps on bills: audit, send back, and submit a corrected one. */
export const billCounterparty = counterpartyOf(
  (idOrSn) => billTables.bills.get(idOrSn) ?? billTables.bills.first('sn', idOrSn),
  ['payBill', 'rejectBill', 'resubmitBill'],
  (bill, name, reason) => {
    const action = ({ payBill: 'auditSuccess', rejectBill: 'auditFailure', resubmitBill: 'check' } as const)[name]
    const { id, billStatus } = moveBill(
      bill,
      PLATFORM,
      action,
      name === 'rejectBill' ? reason || doubtOf(bill.id) : reason,
    )
    return { id, status: billStatus }
  },
)

/** Schedules the platform's answer to a bill that the shop submitted, or refused. */
export function platformWillAudit({ id, billStatus }: BillRow): void {
  if (billStatus === 'REJECTION') later(() => takeStep('resubmitBill', id))
  else {
    const step = isSentBack() ? 'rejectBill' : 'payBill'
    later(() => takeStep(step, id))
  }
}
