import { type DecimalInput, decimal, fixed, formatMoney, formatPercent, sum } from '#domain/money'
import { type Text, text } from '#domain/text'
import type { CartLine, PricedCart, PricedLine } from '#features/mall/activity/model/cart'
import { extraTexts } from '#features/mall/activity/model/extra'
import { activityName, offerText } from '#features/mall/activity/model/kind'
import { flowTerms, paidByLine, platformFee, rebateOf, settledOf } from '#features/mall/sale/model/flow'
import type { Freight } from '#features/store/freight/model/charge'

/** Most pieces of a retail product that the carts of a lilishop take, which they cut more down to. */
const MAX_RETAIL = 99

/** A line of a cart that is known by its name. */
export type QuotedLine = CartLine & { goodsName: string }

/** A part of an amount with how it arises; `amount` is null where it is not known. */
export type AmountRow = {
  label: string
  amount: string | null
  /** Whether it is added or taken off. */
  sign: 1 | -1
  rules: readonly Text[]
  isTotal?: boolean
}

/** The freight of an order as the buyer pays it, yuan; null where something cannot be sent. */
export type CartFreight = { amount: string | null; rules: readonly Text[] }

/**
 * The freight of a cart; `freight` and the answer are null while it is not known where to. A full discount that frees
 * it frees all products, also to where they are not sent otherwise.
 */
export function cartFreight(
  { isFreightFree, fullDiscount }: Pick<PricedCart, 'isFreightFree' | 'fullDiscount'>,
  freight: Freight | null,
): CartFreight | null {
  if (isFreightFree)
    return {
      amount: '0.00',
      rules: [text('「{{name}}」免邮费', { name: fullDiscount ? activityName(fullDiscount) : '' })],
    }
  if (!freight) return null
  const { amount, charges } = freight
  const refused = charges.filter((charge) => charge.amount === null)
  const rules = (refused.length > 0 ? refused : charges).map(({ name, rule }) =>
    name ? text('「{{name}}」{{rule}}', { name, rule }) : rule,
  )
  const isRough = amount !== null && charges.some((charge) => charge.isRough)
  const notes = isRough ? [text('续重不是整公斤，商城可能多算一份')] : []
  return { amount, rules: rules.length > 0 ? [...rules, ...notes] : [text('虚拟商品不发货')] }
}

/** What the buyer pays for a cart, and how that arises. `freight` is null while it is not known where to. */
export function buyerRows(priced: PricedCart, freight: CartFreight | null): AmountRow[] {
  const { lines, goodsPrice, discountPrice, couponPrice, coupon, verdicts } = priced
  const applied = verdicts.filter(({ isApplied, activity }) => isApplied && activity !== coupon)
  const isCapped = lines.some(({ salesModel, num }) => salesModel === 'RETAIL' && num > MAX_RETAIL)
  return [
    {
      label: '商品金额',
      amount: goodsPrice,
      sign: 1,
      rules: [
        text('现在的售价 × 数量，批发商品按数量分档'),
        ...(isCapped ? [text('零售商品每种超过 {{max}} 件的，商城可能只收 {{max}} 件', { max: MAX_RETAIL })] : []),
      ],
    },
    {
      label: '活动优惠',
      amount: discountPrice,
      sign: -1,
      rules: applied.map(({ activity }) => text('「{{name}}」', { name: activityName(activity) })),
    },
    {
      label: '优惠券',
      amount: couponPrice,
      sign: -1,
      rules: [
        ...(coupon ? [text('「{{name}}」{{rule}}', { name: activityName(coupon), rule: offerText(coupon) })] : []),
        text('平台发的券不在内，买家可以同时用'),
      ],
    },
    {
      label: '运费',
      amount: freight ? freight.amount : null,
      sign: 1,
      rules: freight ? freight.rules : [text('按运费模板另计')],
    },
    {
      label: '买家应付（元）',
      amount: totalOf(priced, freight),
      sign: 1,
      rules: freight ? [] : [text('不含运费')],
      isTotal: true,
    },
  ]
}

/** What the buyer pays, yuan; without freight while it is not known where to, null where something cannot be sent. */
export function totalOf({ flowPrice }: Pick<PricedCart, 'flowPrice'>, freight: CartFreight | null): string | null {
  if (!freight) return flowPrice
  return freight.amount === null ? null : fixed(sum([flowPrice, freight.amount]), 2)
}

/** What the platform and a distributor take of a sale. */
export type ShopTerms<Line> = {
  /** The service fee of its category, percent of what the buyer paid; null where it is not known. */
  rateOf: (line: Line) => string | null
  /** The commission of a piece, yuan; null where no distributor earns on it. */
  commissionOf: (line: Line) => string | null
}

/** What remains for the shop of what the buyer pays for a cart, by the rules of its bills. */
export function shopRows<Line extends QuotedLine>(
  lines: readonly PricedLine<Line>[],
  total: string,
  { rateOf, commissionOf }: ShopTerms<Line>,
): AmountRow[] {
  const paid = paidByLine(total, lines)
  const flows = lines.map((line, at) => {
    const rate = rateOf(line)
    return {
      flowType: 'PAY' as const,
      finalPrice: paid[at],
      commissionPrice: rate === null ? null : platformFee(paid[at], rate),
      distributionRebate: rebateOf(commissionOf(line), line.num),
      siteCouponCommission: null,
      pointSettlementPrice: null,
      kanjiaSettlementPrice: null,
    }
  })
  const unknown = lines.filter((line) => rateOf(line) === null)
  const fees = flows.map(({ commissionPrice }) => commissionPrice)
  const rebates = flows.map(({ distributionRebate }) => distributionRebate)
  const isKnown = unknown.length === 0
  const rates = isKnown ? ratesOf(lines.map((line, at) => ({ rate: rateOf(line), paid: paid[at] }))) : []
  const hasFreight = sum([total]).gt(sum(lines.map(({ flowPrice }) => flowPrice)))
  return [
    { label: PAID, amount: total, sign: 1, rules: [] },
    {
      label: FEE,
      amount: isKnown ? fixed(sum(fees), 2) : null,
      sign: -1,
      rules: isKnown
        ? [...rates, ...(hasFreight && rates.length > 1 ? [text('运费怎么摊到各行以账单为准')] : [])]
        : unknown.map(({ goodsName }) => text('「{{name}}」的分类没有服务费率', { name: goodsName })),
    },
    {
      label: REBATE,
      amount: fixed(sum(rebates), 2),
      sign: -1,
      rules: lines.flatMap((line) => {
        const commission = commissionOf(line)
        return commission === null
          ? []
          : text('「{{name}}」每件 {{commission}} 元 × {{num}}', {
              name: line.goodsName,
              commission: formatMoney(commission),
              num: line.num,
            })
      }),
    },
    {
      label: '店铺所得（元）',
      amount: isKnown ? fixed(sum(flows.map(settledOf)), 2) : null,
      sign: 1,
      rules: [],
      isTotal: true,
    },
  ]
}

/** As the bills call them. */
const [PAID, , FEE, REBATE] = flowTerms.map(({ label }) => label) as [string, string, string, string]

/**
 * The rates with what each is charged on: '分类费率 3% × 实付 1,200.00 元'. The fee of several lines is rounded line by
 * line, as bills do, so that the formula over all of them may miss it by a cent: it says so.
 */
function ratesOf(charged: readonly { rate: string | null; paid: DecimalInput }[]): Text[] {
  const rates = [...new Set(charged.map(({ rate }) => decimal(rate)?.toFixed() ?? ''))]
  return rates.map((rate) => {
    const own = charged.filter((one) => (decimal(one.rate)?.toFixed() ?? '') === rate)
    const words = { rate: formatPercent(rate), paid: formatMoney(sum(own.map(({ paid }) => paid))) }
    return own.length > 1
      ? text('分类费率 {{rate}} × 实付 {{paid}} 元，按行计算', words)
      : text('分类费率 {{rate}} × 实付 {{paid}} 元', words)
  })
}

/** What comes with an order besides free delivery, which is a part of what the buyer pays. */
export function giftsOf({ fullDiscount }: Pick<PricedCart, 'fullDiscount'>): Text[] {
  return fullDiscount ? extraTexts({ ...fullDiscount, freeFreightFlag: false }) : []
}
