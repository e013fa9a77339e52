import type { StatusTable } from '#domain/status'

// The status tables of procurement documents (contract, delivery note, settlement), shown by more than one feature.

/** Codes of a contract. */
export type ContractStatus = '0' | '1' | '2' | '4' | '8'

/** Labels and colours of a contract. */
export const contractStatus: StatusTable<ContractStatus> = {
  0: { label: '待提交', color: 'default' },
  2: { label: '待审核', color: 'processing' },
  4: { label: '已驳回', color: 'error' },
  8: { label: '已通过', color: 'success' },
  1: { label: '已作废', color: 'default' },
}

/** Codes of a delivery note. */
export type DeliverStatus = '0' | '1' | '2' | '4'

/** Labels and colours of a delivery note. */
export const deliverStatus: StatusTable<DeliverStatus> = {
  0: { label: '待验收', color: 'warning' },
  1: { label: '已验收', color: 'processing' },
  2: { label: '已入库', color: 'success' },
  4: { label: '已作废', color: 'default' },
}

/** Codes of a settlement. */
export type SettlementStatus = '0' | '1' | '2' | '3' | '4' | '8' | '9'

/** Labels and colours of a settlement. */
export const settlementStatus: StatusTable<SettlementStatus> = {
  0: { label: '待提交', color: 'default' },
  8: { label: '待对账', color: 'processing' },
  1: { label: '已对账未结算', color: 'warning' },
  9: { label: '已对账结算异常', color: 'error' },
  3: { label: '已结算', color: 'success' },
  2: { label: '已驳回', color: 'error' },
  4: { label: '已作废', color: 'default' },
}
