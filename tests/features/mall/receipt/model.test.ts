import { expect, it } from 'vitest'
import { invoiceOf, issueBlock, validateInvoice } from '#features/mall/receipt/model'

it.each([
  ['COMPLETED', '0', undefined],
  ['DELIVERED', '0', undefined],
  ['UNPAID', '0', '买家还没有付款'],
  ['PAID', '0', '发货或完成后才能开票'],
  ['UNDELIVERED', '0', '发货或完成后才能开票'],
  ['PARTS_DELIVERED', '0', '发货或完成后才能开票'],
  ['STAY_PICKED_UP', '0', '发货或完成后才能开票'],
  ['TAKE', '0', '发货或完成后才能开票'],
  ['CANCELLED', '0', '订单已关闭，不能开票'],
  ['CANCELLED', '1', undefined],
] as const)('%s, receipt %s: %s', (orderStatus, receiptStatus, reason) => {
  expect(issueBlock({ orderStatus, receiptStatus })?.text).toBe(reason)
})

it.each([
  ['12345678', []],
  ['1234567', ['invoiceNo']],
  ['1'.repeat(21), ['invoiceNo']],
  ['', ['invoiceNo']],
])('the number %s has the errors %o', (invoiceNo, names) => {
  expect(Object.keys(validateInvoice({ invoiceNo }))).toEqual(names)
})

it('parses its own JSON and nothing else', () => {
  expect(invoiceOf('{"invoiceNo":"12345678","fileUrl":"/a.pdf"}')).toMatchObject({ fileUrl: '/a.pdf', fileName: '' })
  for (const other of ['', 'x', '[]', '{}', 'null']) expect(invoiceOf(other)).toBeNull()
})
