import { expect, it } from 'vitest'
import { invoiceLines } from '#mocks/mall/receipt/invoiceLines'

const ORDER = { flowPrice: '494.72', freightPrice: '11.00' }
const ITEMS = [
  { sn: 'screws', num: 9, flowPrice: '352.26' },
  { sn: 'valves', num: 7, flowPrice: '131.46' },
]

function refund(orderItemSn: string, num: number, actualRefundPrice: string, serviceType = 'RETURN_MONEY') {
  return { orderItemSn, num, actualRefundPrice, serviceType }
}

it.each([
  ['no refund', [], ['screws 9 360.27', 'valves 7 134.45']],
  ['all goods of a line, without its freight', [refund('screws', 9, '352.26')], ['valves 7 142.46']],
  ['all goods of a line with its freight', [refund('screws', 9, '360.27')], ['valves 7 134.45']],
  ['pieces that never came', [refund('screws', 2, '78.28')], ['screws 7 281.41', 'valves 7 135.03']],
  ['a discount on goods that stay', [refund('screws', 1, '10.00')], ['screws 9 350.21', 'valves 7 134.51']],
  [
    'a return for less than its price',
    [refund('valves', 7, '100.00', 'RETURN_GOODS')],
    ['screws 9 362.36', 'valves 7 32.36'],
  ],
  [
    'all goods, and not the freight',
    [refund('screws', 9, '352.26'), refund('valves', 7, '131.46')],
    ['freight 1 11.00'],
  ],
  ['everything', [refund('screws', 9, '360.27'), refund('valves', 7, '134.45')], []],
])('what is left to invoice after a refund of %s', (_name, refunds, expected) => {
  const lines = invoiceLines(ORDER, ITEMS, refunds)
  expect(lines.map(({ item, num, price }) => `${item?.sn ?? 'freight'} ${num} ${price}`)).toEqual(expected)
})
