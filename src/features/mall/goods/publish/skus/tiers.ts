import { decimal, formatMoney, realDecimal } from '#domain/money'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { MAX_FIGURE, moneyError } from '#features/mall/goods/model'

/** A tier as typed: from `num` pieces each costs `price` yuan. */
export type TierInput = { num: string; price: string }

/** Maximum number of tiers of a wholesale price. */
export const MAX_TIERS = 3

/** The tier to append: one piece more and one cent less than the last. */
export function nextTier(tiers: readonly TierInput[]): TierInput {
  const last = tiers.at(-1)
  const [num, price] = [decimal(last?.num), decimal(last?.price)]
  return { num: num?.plus(1).toFixed(0) ?? '', price: price?.gt('0.01') ? price.minus('0.01').toFixed(2) : '' }
}

/** Errors of tiers by path: `tiers[0].num`. Numbers must rise and prices must fall from tier to tier. */
export function tierErrors(tiers: readonly TierInput[]): Errors {
  const checks: Record<string, Text | null> = {
    tiers: tiers.length === 0 ? text('销售模式为批发时必须要有批发规则！') : null,
  }
  tiers.forEach(({ num, price }, at) => {
    const before = tiers[at - 1]
    checks[`tiers[${at}].num`] = numError(num) ?? riseError(num, before?.num)
    checks[`tiers[${at}].price`] = moneyError(price, '商品单价必须大于0') ?? fallError(price, before?.price)
  })
  return onlyErrors(checks)
}

function numError(value: string): Text | null {
  const figure = realDecimal(value)
  if (!figure?.eq(figure.round()) || figure.lte(0)) return text('购买数量必须大于0')
  return figure.gt(MAX_FIGURE) ? text('请输入0~99999999之间的整数') : null
}

function riseError(value: string, before: string | undefined): Text | null {
  const [figure, last] = [decimal(value), decimal(before)]
  return figure && last && figure.lte(last) ? text('下一个购买数量必须大于上一个购买数量') : null
}

function fallError(value: string, before: string | undefined): Text | null {
  const [figure, last] = [decimal(value), decimal(before)]
  return figure && last && figure.gte(last) ? text('下一个商品单价必须小于上一个商品单价') : null
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
