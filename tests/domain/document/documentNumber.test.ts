import { expect, it } from 'vitest'
import { documentOf, documentsIn } from '#domain/document/documentNumber'

it.each([
  [' sh20240315-0001 ', 'deliverDetail'],
  ['CG20240402-0003', 'purchaseDetail'],
  ['JS202403-00012', 'settlementList'],
  ['JC-202403-0007', 'agreementList'],
  ['O202611221799800000000000123', 'order-detail'],
  ['a202611221799800000000000124', 'return-goods-order-detail'],
  ['6222020000012345678', undefined],
  ['LZ24031207', undefined],
  ['合同 JC-202403-0007', undefined],
])('%s opens %s', (text, name) => {
  expect(documentOf(text)?.screen).toBe(name)
})

it('opens a complaint by the digits after its prefix', () => {
  expect(documentOf('TS1799800000000000125')).toMatchObject({
    screen: 'order-complaint-detail',
    value: '1799800000000000125',
  })
})

it('finds each document mentioned in a text once', () => {
  const text =
    '<p>送货单 <b>SH20240315-0001</b>（订单CG20240402-0003）属于合同JC-202403-0007，SH20240315-0001 已验收。X-SH20240315-0001</p>'
  expect(documentsIn(text).map(({ number }) => number)).toEqual([
    'SH20240315-0001',
    'CG20240402-0003',
    'JC-202403-0007',
  ])
})
