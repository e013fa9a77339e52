import type Big from 'big.js'
import { decimal } from '#domain/money'
import { orderFields } from './fields'
import type { MallOrder } from './shape'

/** The parts of an order's amount besides the goods, signed, with their labels; parts of zero are left out. */
export function amountParts(order: MallOrder): { label: string; amount: Big }[] {
  const parts = [
    { name: 'freightPrice', value: order.freightPrice, sign: 1 },
    { name: 'discountPrice', value: order.discountPrice, sign: -1 },
    { name: 'couponPrice', value: order.priceDetailDTO?.couponPrice, sign: -1 },
    { name: 'updatePrice', value: order.updatePrice, sign: 1 },
  ] as const
  return parts.flatMap(({ name, value, sign }) => {
    const amount = decimal(value)?.times(sign)
    return amount && !amount.eq(0) ? [{ label: orderFields[name].label, amount }] : []
  })
}
