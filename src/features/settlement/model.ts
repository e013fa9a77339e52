import type { StatusTable } from '../../domain/status'

export type SettlementStatus = '0' | '1' | '2' | '3' | '4' | '8' | '9'

export const settlementStatus: StatusTable<SettlementStatus> = {
  0: { label: '待提交', color: 'default' },
  8: { label: '待对账', color: 'processing' },
  1: { label: '已对账未结算', color: 'warning' },
  9: { label: '已对账结算异常', color: 'error' },
  3: { label: '已结算', color: 'success' },
  2: { label: '已驳回', color: 'error' },
  4: { label: '已作废', color: 'default' },
}

/** In the order of the sheet's life. A supplier never sees 待提交. */
export const settlementTabs: readonly SettlementStatus[] = ['8', '1', '9', '3', '2', '4']
