import { formatMoney, percentOff, realDecimal, round } from '#domain/money'
import { type Text, text } from '#domain/text'

/** A share of the threshold from which on a discount is asked about, percent. */
const DEEP_PERCENT = 80

/** The terms of a full discount or a coupon as typed: less money, or a rate of 8.5 where 85 % are paid. */
export type Terms = { threshold: string; minus: string } | { rate: string }

/**
 * What is said before a discount is saved that leaves little of the price: it takes 80 % of its threshold or more. Null
 * for an ordinary one, and where there is no threshold to compare with.
 */
export function deepCutText(terms: Terms): Text | null {
  const percent = shareOff(terms)
  if (!percent?.gte(DEEP_PERCENT)) return null
  return text('优惠占消费门槛的 {{percent}}%：刚满门槛的订单，买家只付 {{paid}}%。', {
    percent: percent.toNumber(),
    paid: realDecimal('100')?.minus(percent).toNumber() ?? 0,
  })
}

/** A product with a price of its own in an activity, both as typed in yuan. */
type Priced = { goodsName: string; originalPrice: string; price: string }

/** The most products that a question names. */
const MAX_NAMED = 3

/** What is said before prices are saved that leave a fifth of the list price or less; null for ordinary ones. */
export function deepPriceText(goods: readonly Priced[]): Text | null {
  const deep = goods.filter(({ originalPrice, price }) => {
    const [list, own] = [realDecimal(originalPrice), realDecimal(price)]
    return list?.gt(0) && own?.times(100).lte(list.times(100 - DEEP_PERCENT))
  })
  if (deep.length === 0) return null
  const names = deep.slice(0, MAX_NAMED).map(({ goodsName, originalPrice, price }) => {
    return `「${goodsName}」${formatMoney(originalPrice)} → ${formatMoney(price)}`
  })
  return text('{{count}} 个商品的活动价不到原价的两成：{{names}}', {
    count: deep.length,
    names: names.join('') + (deep.length > MAX_NAMED ? '…' : ''),
  })
}

function shareOff(terms: Terms) {
  if ('rate' in terms) return realDecimal(percentOff(terms.rate))
  const [threshold, minus] = [realDecimal(terms.threshold), realDecimal(terms.minus)]
  return threshold?.gt(0) && minus ? round(minus.times(100).div(threshold), 2) : null
}
