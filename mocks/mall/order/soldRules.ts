import { decimal, round } from '#domain/money'
import { dayAfter } from '#domain/time'
import { isSold } from '#features/mall/order/model'
import { DEAL_DAYS } from '#features/mall/sale/model'
import { derived } from '#mocks/kernel/store/derived'
import { worldNow } from '#mocks/kernel/store/now'
import { type OrderItemRow, type OrderRow, orderTables } from './rows'

/** The lines of some orders. */
export function linesOf(orders: readonly OrderRow[]): OrderItemRow[] {
  const sns = new Set(orders.map(({ sn }) => sn))
  return orderTables.mallOrderItems.filter(({ orderSn }) => sns.has(orderSn))
}

const { mallOrders, mallOrderItems } = orderTables

/** How many pieces of each product were sold, by its id. */
export const soldPieces = derived([mallOrders, mallOrderItems], (): ReadonlyMap<string, number> => {
  const sold = new Map<string, number>()
  for (const { goodsId, num } of linesOf(mallOrders.filter(isSold))) sold.set(goodsId, (sold.get(goodsId) ?? 0) + num)
  return sold
})

/** The lowest price of a piece that buyers paid in the last `DEAL_DAYS`, by SKU; what orders took off is off. */
export function lowestPaid(): ReadonlyMap<string, string> {
  return lowestPaidSince(dayAfter(worldNow(), -DEAL_DAYS))
}

const lowestPaidSince = derived([mallOrders, mallOrderItems], (since: string): ReadonlyMap<string, string> => {
  const lately = mallOrders.filter((order) => isSold(order) && order.paymentTime.slice(0, 10) >= since)
  const lowest = new Map<string, string>()
  for (const { skuId, num, flowPrice } of linesOf(lately)) {
    const price = round(decimal(flowPrice)?.div(num) ?? 0, 2)
    const known = lowest.get(skuId)
    if (known === undefined || price.lt(known)) lowest.set(skuId, price.toFixed(2))
  }
  return lowest
})
