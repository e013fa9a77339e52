import { defineStatus } from '#domain/status'

/**
 * The status of a purchase order. `deliver` is automatic when every line is fully delivered; `returnGoods` when a
 * return note takes goods back. `verifySendTime` and `createDeliver` are the supplier's, the others the buyer's. The
 * dictionary doc_status has the same codes for the buyer's other documents: those of a confirmation belong to transfers
 * between sites, which the buyer's own system moves on, so that they have no actions here.
 */
export const purchaseStatus = defineStatus({
  TOBESUBMIT: {
    code: 'TOBESUBMIT',
    label: '待提交',
    color: 'default',
    isHidden: true,
    actions: { submit: 'TOBEAUDITED', void: 'CANCEL' },
  },
  TOBEAUDITED: {
    code: 'TOBEAUDITED',
    label: '待审核',
    color: 'processing',
    isHidden: true,
    actions: { approve: 'PASS', reject: 'REFUSE' },
  },
  // A passed order is dispatched at once.
  PASS: {
    code: 'PASS',
    label: '已通过',
    color: 'success',
    isHidden: true,
    actions: { dispatch: 'UNDELIVERED', void: 'CANCEL' },
  },
  REFUSE: {
    code: 'REFUSE',
    label: '已驳回',
    color: 'error',
    isHidden: true,
    actions: { submit: 'TOBEAUDITED', void: 'CANCEL' },
  },
  UNDELIVERED: {
    code: 'UNDELIVERED',
    label: '待发货',
    color: 'warning',
    actions: {
      verifySendTime: 'UNDELIVERED',
      createDeliver: 'UNDELIVERED',
      deliver: 'DELIVERED',
      void: 'CANCEL',
    },
  },
  DELIVERED: {
    code: 'DELIVERED',
    label: '已发货',
    color: 'success',
    progress: '已全部发货',
    actions: { returnGoods: 'UNDELIVERED' },
  },
  CANCEL: { code: 'CANCEL', label: '已作废', color: 'default' },
  CONFIRM_WAIT: { code: 'CONFIRM_WAIT', label: '待接收方确认', color: 'warning', isHidden: true },
  CONFIRM_EXPECT: { code: 'CONFIRM_EXPECT', label: '接收方确认中', color: 'processing', isHidden: true },
  CONFIRM_FAILED: { code: 'CONFIRM_FAILED', label: '接收方确认失败', color: 'error', isHidden: true },
})

/** Code of a purchase order's status. */
export type PurchaseStatus = (typeof purchaseStatus.code)[keyof typeof purchaseStatus.code]
