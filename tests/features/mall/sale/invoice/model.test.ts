import { expect, it } from 'vitest'
import { invoiceOf } from '#features/mall/sale/invoice/model'

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
