import type { StatusTable, Transition } from '#domain/status'

/**
 * Statuses shared by plans, purchase orders, requisitions, return notes, labour deductions, budgets, transfers and
 * inventories.
 */
export type DocumentStatus =
  | 'TOBESUBMIT'
  | 'TOBEAUDITED'
  | 'PASS'
  | 'REFUSE'
  | 'CANCEL'
  | 'UNDELIVERED'
  | 'DELIVERED'
  | 'CONFIRM_WAIT'
  | 'CONFIRM_EXPECT'
  | 'CONFIRM_FAILED'

/** Labels and colours of the document statuses. */
export const DOCUMENT_STATUS: StatusTable<DocumentStatus> = {
  TOBESUBMIT: { label: '待提交', color: 'default' },
  TOBEAUDITED: { label: '待审核', color: 'processing' },
  PASS: { label: '已通过', color: 'success' },
  REFUSE: { label: '已驳回', color: 'error' },
  CANCEL: { label: '已作废', color: 'default' },
  UNDELIVERED: { label: '待发货', color: 'warning' },
  DELIVERED: { label: '已发货', color: 'success' },
  CONFIRM_WAIT: { label: '待接收方确认', color: 'warning' },
  CONFIRM_EXPECT: { label: '接收方确认中', color: 'processing' },
  CONFIRM_FAILED: { label: '接收方确认失败', color: 'error' },
}

/** Actions on a document. */
export type DocumentAction = 'submit' | 'approve' | 'reject' | 'void' | 'dispatch' | 'deliver'

type DocumentTransition = Transition<DocumentAction> & { from: readonly DocumentStatus[]; to: DocumentStatus }

/** The transitions of every document; documents that move no goods have only these. */
export const DOCUMENT_TRANSITIONS: readonly DocumentTransition[] = [
  { from: ['TOBESUBMIT', 'REFUSE'], action: 'submit', to: 'TOBEAUDITED' },
  { from: ['TOBEAUDITED'], action: 'approve', to: 'PASS' },
  { from: ['TOBEAUDITED'], action: 'reject', to: 'REFUSE' },
  { from: ['TOBESUBMIT', 'REFUSE'], action: 'void', to: 'CANCEL' },
]

/** Documents that move goods continue from 已通过 to shipment. */
export const GOODS_TRANSITIONS: readonly DocumentTransition[] = [
  ...DOCUMENT_TRANSITIONS,
  { from: ['PASS'], action: 'dispatch', to: 'UNDELIVERED' },
  { from: ['UNDELIVERED'], action: 'deliver', to: 'DELIVERED' },
]

/** Statuses of a payment. */
export type PayStatus = '0' | '1' | '2' | '3' | '4' | '5' | '6'

/** Labels and colours of the payment statuses. */
export const PAY_STATUS: StatusTable<PayStatus> = {
  0: { label: '未支付', color: 'warning' },
  1: { label: '支付中', color: 'processing' },
  2: { label: '已支付', color: 'success' },
  3: { label: '支付失败', color: 'error' },
  4: { label: '已撤销', color: 'default' },
  5: { label: '已退款', color: 'default' },
  6: { label: '已关闭', color: 'default' },
}

/** Statuses of a bill between the mall and a shop. */
export type SellerBillStatus = 'OUT' | 'STORE_AUDIT' | 'REJECTION' | 'CANCEL' | 'COMPLETE'

/** Labels and colours of the seller bill statuses. */
export const SELLER_BILL_STATUS: StatusTable<SellerBillStatus> = {
  OUT: { label: '待结算', color: 'default' },
  STORE_AUDIT: { label: '待确认', color: 'processing' },
  REJECTION: { label: '待处理', color: 'error' },
  CANCEL: { label: '已作废', color: 'default' },
  COMPLETE: { label: '已完成', color: 'success' },
}
