import { defineStatus } from '#domain/status'

// The statuses of procurement documents, which more than one feature shows: codes, words, tabs in life cycle order, and
// what each allows. The buttons of a screen and the embedded API ask them.

/**
 * A contract may be withdrawn until the buyer has decided. A rejected one stays so while it is corrected. `approve`,
 * `reject` and `void` are the buyer's.
 */
export const contractStatus = defineStatus({
  draft: {
    code: 0,
    label: '待提交',
    color: 'default',
    actions: { update: 'draft', commit: 'submitted', drop: 'voided' },
  },
  submitted: {
    code: 2,
    label: '待审核',
    color: 'processing',
    actions: { withdraw: 'draft', approve: 'approved', reject: 'rejected' },
  },
  rejected: {
    code: 4,
    label: '已驳回',
    color: 'error',
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
    actions: { accept: 'accepted', void: 'voided', supplement: 'shipped', addFiles: 'shipped', print: 'shipped' },
  },
  accepted: {
    code: 1,
    label: '已验收',
    color: 'processing',
    step: 'stockIn',
    actions: { stockIn: 'stocked', supplement: 'accepted', addFiles: 'accepted', print: 'accepted' },
  },
  stocked: { code: 2, label: '已入库', color: 'success', actions: { addFiles: 'stocked', print: 'stocked' } },
  voided: { code: 4, label: '已作废', color: 'default', actions: { print: 'voided' } },
})

/** `confirm` and `object` are the supplier's, the others those of the buyer and finance. `pay` happens once. */
export const settlementStatus = defineStatus({
  reconciling: {
    code: 8,
    label: '待对账',
    color: 'processing',
    step: 'reconcile',
    actions: { confirm: 'confirmed', object: 'rejected', reject: 'rejected' },
  },
  confirmed: {
    code: 1,
    label: '已对账未结算',
    color: 'warning',
    step: 'post',
    actions: { post: 'settled', fail: 'failed' },
  },
  failed: {
    code: 9,
    label: '已对账结算异常',
    color: 'error',
    step: 'repost',
    actions: { retry: 'settled', sendBack: 'rejected' },
  },
  settled: { code: 3, label: '已结算', color: 'success', step: 'pay', actions: { pay: 'settled' } },
  rejected: {
    code: 2,
    label: '已驳回',
    color: 'error',
    step: 'resubmit',
    actions: { resubmit: 'reconciling', void: 'voided' },
  },
  voided: { code: 4, label: '已作废', color: 'default' },
  unsubmitted: {
    code: 0,
    label: '待提交',
    color: 'default',
    isHidden: true,
    actions: { submit: 'reconciling', void: 'voided' },
  },
})
