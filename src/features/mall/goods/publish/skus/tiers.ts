import { decimal, formatMoney } from '#domain/money'
import { type Text, text } from '#domain/text'
import type { TierInput } from '#features/mall/goods/model/checks'

/** Maximum number of tiers of a wholesale price. */
export const MAX_TIERS = 3

/** The tier to append: one piece more and one cent less than the last. */
export function nextTier(tiers: readonly TierInput[]): TierInput {
  const last = tiers.at(-1)
  const [num, price] = [decimal(last?.num), decimal(last?.price)]
  return { num: num?.plus(1).toFixed(0) ?? '', price: price?.gt('0.01') ? price.minus('0.01').toFixed(2) : '' }
}

/** The tiers as sentences for buyers; tiers without valid figures are left out. */
export function tierSentences(tiers: readonly TierInput[], unit: string): Text[] {
  return tiers.flatMap(({ num, price }) => {
    const [least, each] = [decimal(num), decimal(price)]
    if (!least || !each) return []
    const params = { num: least.toFixed(0), price: formatMoney(each), unit: unit === '' ? text('件') : unit }
    return [text('当商品购买数量 ≥{{num}} 时，售价为 ￥{{price}} / {{unit}}', params)]
  })
}
