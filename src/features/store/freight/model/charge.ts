import { type Decimal, fixed, formatMoney, formatQuantity, sum } from '#domain/money'
import { type Text, text } from '#domain/text'
import { citiesOf, type FreightChild, type FreightTemplate } from '#features/store/freight/model'

/** A line of an order as freight counts it: the template of its product, its pieces, and the weight of one in kg. */
export type ShippedLine = { templateId: string; num: number; weight: string | null }

/** The freight of the lines of one template. */
export type Charge = {
  templateId: string
  /** The name of the template; '' where it is gone. */
  name: string
  /** Yuan; null where it cannot be sent. */
  amount: string | null
  /** How the amount arises, or why it cannot be sent. */
  rule: Text
  /** Whether further units of a part of a kg count in it: malls count them in floating point, at times one too many. */
  isRough: boolean
}

/** The freight of an order: its sum in yuan, null where something cannot be sent, and how it arises. */
export type Freight = { amount: string | null; charges: readonly Charge[] }

/** What virtual goods have in place of a template: they are not sent. */
const NO_TEMPLATE = '0'

/**
 * The freight of an order to a city. The lines of one template are weighed or counted together: the first weight or
 * pieces have one price, and each further unit that is begun has another.
 */
export function freightOf(
  lines: readonly ShippedLine[],
  templates: readonly FreightTemplate[],
  cityId: string,
): Freight {
  const ids = [...new Set(lines.map(({ templateId }) => templateId))].filter((id) => id !== NO_TEMPLATE)
  const charges = ids.map((id) => {
    const own = lines.filter(({ templateId }) => templateId === id)
    return chargeOf(id, own, templates.find((template) => template.id === id) ?? null, cityId)
  })
  const isSent = charges.every(({ amount }) => amount !== null)
  return { amount: isSent ? fixed(sum(charges.map(({ amount }) => amount)), 2) : null, charges }
}

function chargeOf(
  templateId: string,
  lines: readonly ShippedLine[],
  template: FreightTemplate | null,
  cityId: string,
): Charge {
  const of = (amount: string | null, rule: Text, isRough = false): Charge => ({
    templateId,
    name: template?.name ?? '',
    amount,
    rule,
    isRough,
  })
  if (!template) return of(null, text('商品没有运费模板，或模板已删除'))
  const { pricingMethod, freightTemplateChildList: children } = template
  if (pricingMethod === 'FREE') return of('0.00', text('包邮'))
  if (pricingMethod !== 'WEIGHT' && pricingMethod !== 'NUM') return of(null, text('计价方式不明，算不出运费'))
  const child = children.find((one) => citiesOf(one).includes(cityId))
  if (!child) return of(null, text('不送到这个地区'))
  const isByWeight = pricingMethod === 'WEIGHT'
  const amount = sum(lines.map(({ num, weight }) => (isByWeight ? sum([weight]).times(num) : num)))
  const unit = sum([child.continuedCompany])
  const isRough = isByWeight && amount.gt(sum([child.firstCompany])) && !unit.eq(unit.round())
  return of(fixed(priceOf(child, amount), 2), ruleOf(child, amount, isByWeight ? 'kg' : '件'), isRough)
}

/** A further unit counts once it is begun; without one, all of it costs the first price. */
function priceOf(child: FreightChild, amount: Decimal): Decimal {
  const price = sum([child.firstPrice])
  const [over, unit] = [amount.minus(sum([child.firstCompany])), sum([child.continuedCompany])]
  if (over.lte(0) || unit.lte(0)) return price
  const begun = over.mod(unit)
  const units = over
    .minus(begun)
    .div(unit)
    .plus(begun.gt(0) ? 1 : 0)
  return price.plus(sum([child.continuedPrice]).times(units))
}

function ruleOf(child: FreightChild, amount: Decimal, unit: string): Text {
  const figures = {
    first: formatQuantity(child.firstCompany),
    firstPrice: formatMoney(child.firstPrice),
    continued: formatQuantity(child.continuedCompany),
    continuedPrice: formatMoney(child.continuedPrice),
    amount: formatQuantity(amount),
  }
  return unit === 'kg'
    ? text('共 {{amount}}kg：首重 {{first}}kg {{firstPrice}} 元，续重每 {{continued}}kg {{continuedPrice}} 元', figures)
    : text(
        '共 {{amount}} 件：首件 {{first}} 件 {{firstPrice}} 元，续件每 {{continued}} 件 {{continuedPrice}} 元',
        figures,
      )
}
