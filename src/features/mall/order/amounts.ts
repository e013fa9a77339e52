import type Big from 'big.js'
import { decimal } from '#domain/money'
import { orderFields } from './fields'
import type { MallOrder, OrderDiscount } from './shape'

/** A part of an order's amount, signed, with the activities that make it up. */
type AmountPart = { label: string; amount: Big; discounts: OrderDiscount[] }

/** The parts of an order's amount besides the goods, in the order they are added up; parts of zero are left out. */
export function amountParts(order: MallOrder): AmountPart[] {
  const { coupons, others } = discountsOf(order)
  const parts = [
    { name: 'freightPrice', value: order.freightPrice, sign: 1, discounts: [] },
    { name: 'discountPrice', value: order.discountPrice, sign: -1, discounts: others },
    { name: 'couponPrice', value: order.priceDetailDTO?.couponPrice, sign: -1, discounts: coupons },
    { name: 'updatePrice', value: order.updatePrice, sign: 1, discounts: [] },
  ] as const
  return parts.flatMap(({ name, value, sign, discounts }) => {
    const amount = decimal(value)?.times(sign)
    return amount && !amount.eq(0) ? [{ label: orderFields[name].label, amount, discounts: [...discounts] }] : []
  })
}

/** The activities of an order by the sum they are part of. */
function discountsOf({ priceDetailDTO }: Pick<MallOrder, 'priceDetailDTO'>) {
  const all = priceDetailDTO?.discountPriceDetail ?? []
  // Of the shop or of the platform.
  const isCoupon = ({ promotionTypeEnum }: OrderDiscount) => promotionTypeEnum.endsWith('COUPON')
  return { coupons: all.filter(isCoupon), others: all.filter((discount) => !isCoupon(discount)) }
}
