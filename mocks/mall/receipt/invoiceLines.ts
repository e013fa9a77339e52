import { divideAmount, fixed, round, sum } from '#domain/money'

/** A line of an order as it was paid; `flowPrice` is its price after discounts, yuan. */
type Item = { sn: string; num: number; flowPrice: string }

/** A completed refund of a line, yuan. */
type Refund = { orderItemSn: string; serviceType: string; num: number; actualRefundPrice: string }

/** What is left to invoice of a line. Without an item it is the freight alone. */
type Left<One> = { item: One | null; num: number; price: string }

/**
 * What is left to invoice of an order, by its lines; the sum is what was paid less what was refunded. A line whose
 * goods were refunded wholly is left out, and pieces that came back, or whose price was refunded wholly, are not
 * counted. The freight is shared by what is left, as it is in the bill.
 */
export function invoiceLines<One extends Item>(
  order: { flowPrice: string; freightPrice: string },
  items: readonly One[],
  refunds: readonly Refund[],
): Left<One>[] {
  const owed = sum([order.flowPrice]).minus(sum(refunds.map(({ actualRefundPrice }) => actualRefundPrice)))
  if (owed.lte(0)) return []
  const goods = divideAmount(
    fixed(sum([order.flowPrice]).minus(sum([order.freightPrice])), 2),
    items.map(({ flowPrice }) => flowPrice),
  )
  const left = items.flatMap((item, at) => {
    const paid = sum([goods[at] ?? '0'])
    const own = refunds.filter(({ orderItemSn }) => orderItemSn === item.sn)
    const price = paid.minus(sum(own.map(({ actualRefundPrice }) => actualRefundPrice)))
    const gone = own
      .filter(({ serviceType, num, actualRefundPrice }) => {
        const isWhole = sum([actualRefundPrice]).gte(round(paid.times(num).div(item.num), 2))
        return serviceType === 'RETURN_GOODS' || isWhole
      })
      .reduce((count, { num }) => count + num, 0)
    return price.gt(0) ? { item, num: item.num - gone || item.num, price } : []
  })
  if (left.length === 0) return [{ item: null, num: 1, price: fixed(owed, 2) }]
  const prices = divideAmount(
    fixed(owed, 2),
    left.map(({ price }) => fixed(price, 2)),
  )
  return left.map((one, at) => ({ ...one, price: prices[at] ?? '0.00' }))
}
