import { type DecimalInput, decimal, divideAmount, fixed, round, sum } from '#domain/money'

/** A changed price that differs by more than this many percent is confirmed by naming both amounts. */
const LARGE_CHANGE = 30

/** What a changed price makes of the old one, yuan; `rate` in percent, null where the old one was zero. */
export function priceChangeOf(from: DecimalInput, to: DecimalInput): { difference: string; rate: string | null } {
  const [before, difference] = [sum([from]), sum([to]).minus(sum([from]))]
  return {
    difference: fixed(difference, 2),
    rate: before.eq(0) ? null : round(difference.times(100).div(before), 2).toFixed(),
  }
}

/** Whether a changed price is so far from the old one that it may be a slip. */
export function isLargeChange(from: DecimalInput, to: DecimalInput): boolean {
  const { rate } = priceChangeOf(from, to)
  return rate === null || (decimal(rate)?.abs().gt(LARGE_CHANGE) ?? false)
}

/**
 * What each line costs in an order of `orderPrice`, yuan: the freight stays, the rest is divided in proportion to the
 * prices as ordered, regardless of earlier changes. The last line takes what rounding leaves.
 */
export function linePricesAt(
  orderPrice: string,
  freightPrice: DecimalInput,
  agreedPrices: readonly string[],
): string[] {
  const goods = sum([orderPrice]).minus(sum([freightPrice]))
  return divideAmount(goods.gt(0) ? goods : sum([]), agreedPrices)
}

/** An order as far as its lines' prices as ordered are concerned. */
type Priced = {
  updatePrice: DecimalInput
  orderItems: readonly { flowPrice: string | null; agreedPrice: string | null }[]
}

/** The lines' prices as ordered, before the shop changed any; null where a service does not tell them. */
export function agreedPricesOf({ updatePrice, orderItems }: Priced): string[] | null {
  const isUnchanged = sum([updatePrice]).eq(0)
  const prices = orderItems.map(({ agreedPrice, flowPrice }) => agreedPrice ?? (isUnchanged ? flowPrice : null))
  return prices.every((price) => price !== null) ? prices : null
}
