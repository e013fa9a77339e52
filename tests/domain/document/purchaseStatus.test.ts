import { expect, it } from 'vitest'
import { purchaseStatus } from '#domain/document/purchaseStatus'

it('has the codes and words of the dictionary doc_status', () => {
  const labels = Object.entries(purchaseStatus.table).map(([code, { label }]) => `${code} ${label}`)
  expect(labels.join('，')).toBe(
    'TOBESUBMIT 待提交，TOBEAUDITED 待审核，PASS 已通过，REFUSE 已驳回，UNDELIVERED 待发货，DELIVERED 已发货，CANCEL 已作废，' +
      'CONFIRM_WAIT 待接收方确认，CONFIRM_EXPECT 接收方确认中，CONFIRM_FAILED 接收方确认失败',
  )
  expect(purchaseStatus.order).toEqual(['UNDELIVERED', 'DELIVERED', 'CANCEL'])
})

it.each([
  ['TOBESUBMIT', ['submit', 'approve', 'dispatch', 'deliver'], 'DELIVERED'],
  ['TOBESUBMIT', ['submit', 'reject', 'submit', 'approve'], 'PASS'],
  ['TOBESUBMIT', ['submit', 'reject', 'void'], 'CANCEL'],
  ['TOBESUBMIT', ['approve'], null],
] as const)('a purchase order in %s by %j', (start, actions, end) => {
  expect(actions.reduce<string | null>((status, action) => purchaseStatus.next(status, action), start)).toBe(end)
})
