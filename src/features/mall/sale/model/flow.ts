import { type Decimal, type DecimalInput, decimal, divideAmount, fixed, sum } from '#domain/money'

/** Direction of a flow: what a buyer paid, or what was refunded. */
export type FlowType = 'PAY' | 'REFUND'

/** The amounts of one flow in yuan; those of a refund are positive too, and count against the bill. */
export type FlowAmounts = {
  flowType: FlowType
  /** What the buyer paid, or got back. */
  finalPrice: DecimalInput
  commissionPrice: DecimalInput
  distributionRebate: DecimalInput
  siteCouponCommission: DecimalInput
  pointSettlementPrice: DecimalInput
  kanjiaSettlementPrice: DecimalInput
}

/**
 * The terms of a flow, in the order they are shown: sign in a payment (a refund counts the other way) and amount, null
 * where it is unknown. Subsidies are of points, bargains and platform coupons.
 */
export const flowTerms = [
  { name: 'finalPrice', sign: 1, label: '用户实付', of: ({ finalPrice }: FlowAmounts) => decimal(finalPrice) },
  {
    name: 'subsidy',
    sign: 1,
    label: '补贴',
    of: (flow: FlowAmounts) => sum([flow.pointSettlementPrice, flow.kanjiaSettlementPrice, flow.siteCouponCommission]),
  },
  {
    name: 'commissionPrice',
    sign: -1,
    label: '平台服务费',
    of: ({ commissionPrice }: FlowAmounts) => decimal(commissionPrice),
  },
  {
    name: 'distributionRebate',
    sign: -1,
    label: '分销佣金',
    of: ({ distributionRebate }: FlowAmounts) => decimal(distributionRebate),
  },
] as const

/** A flow's terms as they count in the bill, signed; null where one is unknown. */
export function signedTerms(flow: FlowAmounts): Record<(typeof flowTerms)[number]['name'], Decimal | null> {
  const direction = flow.flowType === 'REFUND' ? -1 : 1
  const [finalPrice, subsidy, commissionPrice, distributionRebate] = flowTerms.map(({ sign, of }) => {
    // Adding 0 turns minus zero into zero.
    return (
      of(flow)
        ?.times(sign * direction)
        .plus(0) ?? null
    )
  }) as [Decimal | null, Decimal | null, Decimal | null, Decimal | null]
  return { finalPrice, subsidy, commissionPrice, distributionRebate }
}

/** What a flow adds to the bill, the sum of its terms: negative for a refund. */
export function settledOf(flow: FlowAmounts): Decimal {
  return sum(Object.values(signedTerms(flow)))
}

/** What the platform charges for a payment, yuan: so many percent of what the buyer paid, freight included. */
export function platformFee(paid: DecimalInput, rate: DecimalInput): string {
  return fixed(
    sum([paid])
      .times(sum([rate]))
      .div(100),
    2,
  )
}

/** What a distributor earns on a line, yuan: the commission of each piece. */
export function rebateOf(commission: DecimalInput, num: number): string {
  return fixed(sum([commission]).times(num), 2)
}

/**
 * What goes back of a charge on a line (the platform's fee, a distributor's commission) with each of its refunds, yuan:
 * the share of the money refunded, whatever became of the pieces. The refunds of all that was paid return all of it.
 *
 * @param paid what the buyer paid for the line
 * @param refunds what the buyer got back, in the order of time
 */
export function returnedShares(charge: DecimalInput, paid: DecimalInput, refunds: readonly DecimalInput[]): string[] {
  const [whole, price] = [sum([charge]), sum([paid])]
  const returnedBy = (refunded: Decimal) => {
    if (price.lte(0)) return sum([])
    return sum([fixed(refunded.gte(price) ? whole : whole.times(refunded).div(price), 2)])
  }
  return refunds.map((_, at) => {
    const [before, after] = [sum(refunds.slice(0, at)), sum(refunds.slice(0, at + 1))]
    return fixed(returnedBy(after).minus(returnedBy(before)), 2)
  })
}

/** The value added tax in an amount, yuan, at a rate in percent. */
export function taxIn(amount: DecimalInput, rate: DecimalInput): Decimal {
  const whole = sum([amount])
  return whole.minus(fixed(whole.div(sum([rate]).div(100).plus(1)), 2))
}

/**
 * What the buyer paid for each line of an order: freight is shared by the lines in proportion to their prices, so that
 * the shares add up to what the buyer paid.
 */
export function paidByLine(orderPrice: string, lines: readonly { flowPrice: string }[]): string[] {
  return divideAmount(
    orderPrice,
    lines.map(({ flowPrice }) => flowPrice),
  )
}
