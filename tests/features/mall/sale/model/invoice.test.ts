import { expect, it } from 'vitest'
import type { DecimalText } from '#domain/wire'
import { invoiceOf, taxedLines } from '#features/mall/sale/model/invoice'

it('parses its own JSON and nothing else', () => {
  expect(invoiceOf('{"invoiceNo":"12345678","fileUrl":"/a.pdf"}')).toMatchObject({ fileUrl: '/a.pdf', fileName: '' })
  for (const other of ['', 'x', '[]', '{}', 'null']) expect(invoiceOf(other)).toBeNull()
})

it('reads what was taken back', () => {
  const red = { invoiceNo: '2', fileName: '', fileUrl: '' }
  const takenBack = [{ invoiceNo: '1', fileName: '', fileUrl: '', price: '650.00', red }]
  expect(invoiceOf(JSON.stringify({ invoiceNo: '', takenBack }))).toMatchObject({ invoiceNo: '', takenBack })
  expect(invoiceOf('{"invoiceNo":"3","takenBack":[null,{"invoiceNo":1}]}')?.takenBack).toHaveLength(1)
})

it('tells the amount of each line to invoice from its tax', () => {
  const line = { goodsName: '钢管', specs: '', goodsUnit: '根', num: 2, taxRate: '13' as DecimalText }
  const lines = taxedLines([
    { ...line, price: '113.00' as DecimalText },
    { ...line, price: '650.00' as DecimalText },
  ])
  expect(lines.map(({ noTax, tax }) => [noTax, tax])).toEqual([
    ['100.00', '13.00'],
    ['575.22', '74.78'],
  ])
})
