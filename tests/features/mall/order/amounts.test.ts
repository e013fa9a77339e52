import { expect, it } from 'vitest'
import { amountParts } from '#features/mall/order/amounts'
import type { MallOrder } from '#features/mall/order/shape'

const discount = (promotionTypeEnum: string, discountPrice: string) => ({
  promotionTypeEnum,
  discountPrice,
  promotionName: promotionTypeEnum,
  promotionId: promotionTypeEnum,
})
const order = {
  freightPrice: '9',
  discountPrice: '50',
  updatePrice: '-44825.01',
  priceDetailDTO: {
    couponPrice: '100',
    discountPriceDetail: [discount('COUPON', '60'), discount('FULL_DISCOUNT', '50'), discount('PLATFORM_COUPON', '40')],
  },
} as unknown as MallOrder

it('names each activity under the sum it is part of', () => {
  const parts = amountParts(order).map(({ label, amount, discounts }) => [
    label,
    amount.toFixed(2),
    discounts.map(({ promotionName }) => promotionName),
  ])
  expect(parts).toEqual([
    ['运费（元）', '9.00', []],
    ['优惠金额（元）', '-50.00', ['FULL_DISCOUNT']],
    ['优惠券金额（元）', '-100.00', ['COUPON', 'PLATFORM_COUPON']],
    ['改价（元）', '-44825.01', []],
  ])
})
