import { expect, it } from 'vitest'
import type { DecimalText } from '#domain/wire'
import { correctionOf, invoicePayload, issueBlock, issueText, validateInvoice } from '#features/mall/receipt/model'

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

const former = {
  invoiceNo: '11111111',
  fileName: 'a.pdf',
  fileUrl: '/a.pdf',
  invoiceTime: '',
  price: '650.00',
  takenBack: [],
}
const issued = (over: string) => ({
  ...({ receiptStatus: '1', orderStatus: 'COMPLETED', invoiceNo: '11111111', invoice: former } as const),
  receiptPrice: '650' as DecimalText,
  overPrice: over as DecimalText,
})

it.each([
  ['0', null, '已开票'],
  ['10', '640.00', '已开票后又退款 {{amount}} 元'],
  ['650', '0.00', '已开票后又退款 {{amount}} 元'],
])('an invoice of 650 after a refund of %s leaves %s to invoice: %s', (over, left, said) => {
  expect(correctionOf(issued(over))?.left ?? null).toBe(left)
  expect(issueText(issued(over)).text).toBe(said)
})

it.each([
  ['10', '22222222', '33333333', []],
  ['10', '', '', ['redNo', 'invoiceNo']],
  ['10', '11111111', '33333333', ['redNo']],
  ['10', '33333333', '33333333', ['redNo']],
  ['10', '22222222', '11111111', ['invoiceNo']],
  ['650', '22222222', '', []],
  ['650', '', '', ['redNo']],
])('after a refund of %s red %s and new %s have the errors %o', (over, redNo, invoiceNo, names) => {
  expect(Object.keys(validateInvoice({ invoiceNo, redNo }, correctionOf(issued(over))))).toEqual(names)
})

it('adds the former invoice to those taken back, and no new one where all was refunded', () => {
  const file = (name: string) => [{ id: name, name, url: `/${name}`, size: 0 }]
  const input = { invoiceNo: '33333333', file: file('c.pdf'), redNo: '22222222', redFile: file('b.pdf') }
  const { invoiceTime: _time, takenBack: _none, ...paper } = former
  const red = { invoiceNo: '22222222', fileName: 'b.pdf', fileUrl: '/b.pdf' }
  const takenBack = [{ ...paper, red }]
  expect(invoicePayload(input, issued('10'), correctionOf(issued('10')))).toEqual({
    invoiceNo: '33333333',
    fileName: 'c.pdf',
    fileUrl: '/c.pdf',
    price: '640.00',
    takenBack,
  })
  expect(invoicePayload(input, issued('650'), correctionOf(issued('650')))).toEqual({
    invoiceNo: '',
    fileName: '',
    fileUrl: '',
    price: '0.00',
    takenBack,
  })
})
