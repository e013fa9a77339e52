import { percentOff, realDecimal, round } from '#domain/money'
import { type Text, text } from '#domain/text'

/** A share of the threshold from which on a discount is asked about, percent. */
const DEEP_PERCENT = 80

/** The terms of a full discount or a coupon as typed: less money, or a rate of 8.5 where 85 % are paid. */
export type Terms = { threshold: string; minus: string } | { rate: string }

/**
 * What is said before a discount is saved that leaves little of the price: it takes 80 % of its threshold or more. Null for
 * an ordinary one, and where there is no threshold to compare with.
 */
export function deepCutText(terms: Terms): Text | null {
  const percent = shareOff(terms)
  if (!percent?.gte(DEEP_PERCENT)) return null
  return text('优惠占消费门槛的 {{percent}}%：刚满门槛的订单，买家只付 {{paid}}%。', {
    percent: percent.toNumber(),
    paid: realDecimal('100')?.minus(percent).toNumber() ?? 0,
  })
}

function shareOff(terms: Terms) {
  if ('rate' in terms) return realDecimal(percentOff(terms.rate))
  const [threshold, minus] = [realDecimal(terms.threshold), realDecimal(terms.minus)]
  return threshold?.gt(0) && minus ? round(minus.times(100).div(threshold), 2) : null
}
