import { defineStatus } from '#domain/status'

// The statuses of procurement documents, which more than one feature shows: codes, words, tabs in life cycle order, and
// what each allows and what follows from it. Screens and the embedded API ask them, and name no code.

/**
 * A contract may be withdrawn until the buyer has decided. A rejected one stays so while it is corrected. `approve`,
 * `reject` and `void` are the buyer's.
 */
export const contractStatus = defineStatus({
  draft: {
    code: 0,
    label: '待提交',
    color: 'default',
    step: 'submit',
    isOwnStep: true,
    progress: '下一步：供应商提交',
    actions: { update: 'draft', commit: 'submitted', drop: 'voided' },
  },
  submitted: {
    code: 2,
    label: '待审核',
    color: 'processing',
    isInApproval: true,
    step: 'review',
    progress: '下一步：采购单位审核',
    actions: { withdraw: 'draft', approve: 'approved', reject: 'rejected' },
  },
  rejected: {
    code: 4,
    label: '已驳回',
    color: 'error',
    step: 'correct',
    isOwnStep: true,
    progress: '下一步：供应商修改后重新提交',
    actions: { update: 'rejected', commit: 'submitted', drop: 'voided' },
  },
  approved: { code: 8, label: '已通过', color: 'success', actions: { createDeliver: 'approved', void: 'voided' } },
  voided: { code: 1, label: '已作废', color: 'default' },
})

/** A note may be voided until the site accepts it; afterwards a wrong one is returned. */
export const deliveryNoteStatus = defineStatus({
  shipped: {
    code: 0,
    label: '待验收',
    color: 'warning',
    step: 'accept',
    progress: '下一步：项目部验收',
    actions: { accept: 'accepted', void: 'voided', supplement: 'shipped', addFiles: 'shipped', print: 'shipped' },
  },
  accepted: {
    code: 1,
    label: '已验收',
    color: 'processing',
    isAccepted: true,
    step: 'stockIn',
    progress: '下一步：项目部入库',
    actions: { stockIn: 'stocked', supplement: 'accepted', addFiles: 'accepted', print: 'accepted' },
  },
  stocked: {
    code: 2,
    label: '已入库',
    color: 'success',
    isAccepted: true,
    progress: '已入库，等待结算',
    actions: { addFiles: 'stocked', print: 'stocked' },
  },
  voided: {
    code: 4,
    label: '已作废',
    color: 'default',
    progress: '已作废，数量已退回',
    actions: { print: 'voided' },
  },
})

/** `confirm` and `object` are the supplier's, the others those of the buyer and finance. `pay` happens once. */
export const settlementStatus = defineStatus({
  reconciling: {
    code: 8,
    label: '待对账',
    color: 'processing',
    isInApproval: true,
    step: 'reconcile',
    isOwnStep: true,
    progress: '下一步：供应商核对后确认对账，有异议逐行提出',
    actions: { confirm: 'confirmed', object: 'rejected', reject: 'rejected' },
  },
  confirmed: {
    code: 1,
    label: '已对账未结算',
    color: 'warning',
    isInApproval: true,
    isAgreed: true,
    step: 'post',
    progress: '下一步：财务结算',
    actions: { post: 'settled', fail: 'failed' },
  },
  failed: {
    code: 9,
    label: '已对账结算异常',
    color: 'error',
    isAgreed: true,
    reason: 'errorReason',
    reasonText: '结算异常：{{reason}}',
    step: 'repost',
    progress: '下一步：财务处理异常后重新结算',
    actions: { retry: 'settled', sendBack: 'rejected' },
  },
  settled: {
    code: 3,
    label: '已结算',
    color: 'success',
    isAgreed: true,
    step: 'pay',
    progress: '下一步：财务付款',
    actions: { pay: 'settled' },
  },
  // Another version follows a rejected one.
  rejected: {
    code: 2,
    label: '已驳回',
    color: 'error',
    countsInSums: false,
    reason: 'rejectReason',
    reasonText: '已驳回：{{reason}}',
    step: 'resubmit',
    progress: '下一步：项目部修改后重新提交',
    actions: { resubmit: 'reconciling', void: 'voided' },
  },
  voided: {
    code: 4,
    label: '已作废',
    color: 'default',
    countsInSums: false,
    reason: 'rejectReason',
    reasonText: '已作废：{{reason}}',
    progress: '已作废',
  },
  unsubmitted: {
    code: 0,
    label: '待提交',
    color: 'default',
    isHidden: true,
    actions: { submit: 'reconciling', void: 'voided' },
  },
})
