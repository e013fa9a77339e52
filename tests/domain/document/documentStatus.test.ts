import { describe, expect, it } from 'vitest'
import {
  DOCUMENT_STATUS,
  DOCUMENT_TRANSITIONS,
  GOODS_TRANSITIONS,
  PAY_STATUS,
  SELLER_BILL_STATUS,
} from '#domain/document/documentStatus'
import { allowedActions, nextStatus, statusOf } from '#domain/status'

describe('labels of the shared statuses', () => {
  it.each([
    [
      DOCUMENT_STATUS,
      '待提交 待审核 已通过 已驳回 已作废 待发货 已发货 待接收方确认 接收方确认中 接收方确认失败',
      'TOBESUBMIT TOBEAUDITED PASS REFUSE CANCEL UNDELIVERED DELIVERED CONFIRM_WAIT CONFIRM_EXPECT CONFIRM_FAILED',
    ],
    [PAY_STATUS, '未支付 支付中 已支付 支付失败 已撤销 已退款 已关闭', '0 1 2 3 4 5 6'],
    [SELLER_BILL_STATUS, '待结算 待确认 待处理 已作废 已完成', 'OUT STORE_AUDIT REJECTION CANCEL COMPLETE'],
  ])('%#', (table, labels, codes) => {
    expect(
      codes
        .split(' ')
        .map((code) => statusOf(table, code).label)
        .join(' '),
    ).toBe(labels)
    expect(Object.keys(table)).toHaveLength(codes.split(' ').length)
  })
})

describe('allowed actions of a document', () => {
  const statuses = Object.keys(DOCUMENT_STATUS)
  const machines = { plain: DOCUMENT_TRANSITIONS, goods: GOODS_TRANSITIONS }
  const shared = {
    TOBESUBMIT: ['submit', 'void'],
    REFUSE: ['submit', 'void'],
    TOBEAUDITED: ['approve', 'reject'],
  }
  const expected: Record<keyof typeof machines, Record<string, string[]>> = {
    plain: shared,
    goods: { ...shared, PASS: ['dispatch'], UNDELIVERED: ['deliver'] },
  }

  it.each(
    (Object.keys(machines) as (keyof typeof machines)[]).flatMap((machine) =>
      statuses.map((status) => [machine, status, expected[machine][status] ?? []] as const),
    ),
  )('%s document in %s: %j', (machine, status, actions) => {
    expect(allowedActions(machines[machine], status)).toEqual(actions)
  })

  it.each([
    ['TOBESUBMIT', ['submit', 'approve', 'dispatch', 'deliver'], GOODS_TRANSITIONS, 'DELIVERED'],
    ['TOBESUBMIT', ['submit', 'reject', 'submit', 'approve'], DOCUMENT_TRANSITIONS, 'PASS'],
    ['TOBESUBMIT', ['submit', 'reject', 'void'], DOCUMENT_TRANSITIONS, 'CANCEL'],
  ] as const)('%s by %j', (start, actions, transitions, end) => {
    expect(actions.reduce<string | null>((status, action) => nextStatus(transitions, status, action), start)).toBe(end)
  })
})
