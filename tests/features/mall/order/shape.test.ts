import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { orderDetailSchema } from '#features/mall/order/shape'

const shippedOf = (deliverStatus: string, ...numbers: (number | null)[]) =>
  v
    .parse(orderDetailSchema, {
      order: { sn: 'O1', deliverStatus },
      orderItems: numbers.map((deliverNumber, index) => ({ id: `${index}`, num: 5, deliverNumber })),
    })
    .orderItems.map((item) => item.deliverNumber)

describe('how much of an order is shipped', () => {
  it('is all of one that was shipped at once, of which lilishop says 0 or nothing', () => {
    expect(shippedOf('DELIVERED', 0, null)).toEqual([5, 5])
  })

  it('is what its parcels hold otherwise', () => {
    expect(shippedOf('DELIVERED', 5)).toEqual([5])
    expect(shippedOf('PARTS_DELIVERED', 0, 3)).toEqual([0, 3])
    expect(shippedOf('UNDELIVERED', 0, null)).toEqual([0, null])
  })
})

describe('the amount of a line', () => {
  const amountsOf = (flowPrice: number, items: { flowPrice: number; priceDetailDTO?: { freightPrice: number } }[]) =>
    v
      .parse(orderDetailSchema, {
        order: { sn: 'O1', flowPrice },
        orderItems: items.map((item, index) => ({ id: `${index}`, num: 1, ...item })),
      })
      .orderItems.map((item) => item.flowPrice)

  it('is that of its goods, also where lilishop has its share of the freight in it', () => {
    const items = [
      { flowPrice: 88.05, priceDetailDTO: { freightPrice: 8.25 } },
      { flowPrice: 490.25, priceDetailDTO: { freightPrice: 40.25 } },
    ]
    expect(amountsOf(578.3, items)).toEqual(['79.80', '450.00'])
  })

  it('stays as it is where the freight comes on top', () => {
    expect(amountsOf(100, [{ flowPrice: 90, priceDetailDTO: { freightPrice: 10 } }])).toEqual(['90'])
    expect(amountsOf(90, [{ flowPrice: 90 }])).toEqual(['90'])
  })
})

it.each([
  [
    'of a lilishop whose amount was changed is the one as ordered',
    { unitPrice: 284.99, goodsPrice: 336.66, subTotal: 1683.3 },
    '336.66',
  ],
  ['that makes the sum stays', { unitPrice: 336.66, goodsPrice: 400, subTotal: 1683.3 }, '336.66'],
  ['stays where nothing makes the sum', { unitPrice: 10, goodsPrice: 11, subTotal: 1683.3 }, '10'],
  ['stays where there is no other', { unitPrice: 284.99, subTotal: 1683.3 }, '284.99'],
])('the price of a piece %s', (_, prices, price) => {
  const order = { order: { sn: 'O1' }, orderItems: [{ id: '1', num: 5, ...prices }] }
  expect(v.parse(orderDetailSchema, order).orderItems[0]?.unitPrice).toBe(price)
})
