import { confirmError, isPaid, type SettlementBill } from './model'

const NEXT: Readonly<Record<string, string>> = {
  8: '下一步：核对后确认对账，有异议逐行提出',
  1: '下一步：财务结算',
  9: '下一步：财务处理异常后重新结算',
  3: '下一步：财务付款',
  2: '下一步：项目部修改后重新提交',
  4: '已作废',
}

/** The next step of a settlement, as text; '' when unknown. */
export function settlementNext(
  bill: Pick<SettlementBill, 'status' | 'payStatus' | 'openDisputeCount' | 'refusedDisputeCount'>,
): string {
  const { status } = bill
  if (status === 8 && confirmError(bill)) return '下一步：提交异议，由项目部答复'
  if (status === 8 && bill.refusedDisputeCount) return '下一步：异议未采纳，补充凭证后再提出，或确认对账'
  return isPaid(bill) ? '已付款' : (NEXT[status] ?? '')
}
