import { isPaid, type SettlementBill } from './model'

const NEXT: Readonly<Record<string, string>> = {
  8: '下一步：供应商与项目部对账',
  1: '下一步：财务结算',
  9: '下一步：财务处理异常后重新结算',
  3: '下一步：财务付款',
  2: '下一步：项目部修改后重新提交',
  4: '已作废',
}

/** The next step of a settlement, as text; '' when unknown. */
export function settlementNext({ status, payStatus }: Pick<SettlementBill, 'status' | 'payStatus'>): string {
  return isPaid({ status, payStatus }) ? '已付款' : (NEXT[status] ?? '')
}
