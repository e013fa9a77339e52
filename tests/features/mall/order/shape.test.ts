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
