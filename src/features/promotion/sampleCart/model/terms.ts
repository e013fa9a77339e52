import { type Decimal, divideAmount, fixed, formatMoney, round, sum } from '#domain/money'
import { type Text, text } from '#domain/text'
import { type Activity, isInScope } from '#features/mall/activity/model'
import type { CartLine, CartOptions, PricedLine, Verdict } from '#features/mall/activity/model/cart'
import { activityKinds, activityName } from '#features/mall/activity/model/kind'
import { holdError } from './coupon'
import { amountOf, discountOf, GROUP_ONLY, least, NO_PRODUCT, no, notRunning, yes } from './verdict'

/** A full discount or a coupon that applies: what it takes off each line, by SKU. */
type Applied = { activity: Activity; discount: Decimal; shares: ReadonlyMap<string, Decimal> }
type Choice = { applied: Applied | null; verdicts: Verdict[] }

/** A line in the scope of an activity: its price, and what is left of it to take off. */
type Part = { skuId: string; price: Decimal; left: Decimal }

/**
 * The full discount of a cart, and the verdicts on all. A mall counts one in an order, that of the first product that
 * has one: another does not take its place where it does not reach its threshold.
 */
export function fullDiscountOf(
  activities: readonly Activity[],
  lines: readonly PricedLine[],
  options: CartOptions,
): Choice {
  const runs = (activity: Activity) => !options.isGroupBuy && !notRunning(activity, options.moment)
  const first = lines
    .map((line) => activities.find((activity) => runs(activity) && isInScope(activity, line)))
    .find((activity) => activity !== undefined)
  return choiceOf(activities, (activity) => {
    if (options.isGroupBuy) return GROUP_ONLY
    const waiting = notRunning(activity, options.moment)
    if (waiting) return waiting
    const parts = partsOf(activity, lines, lines)
    if (parts.length === 0 || !first) return NO_PRODUCT
    if (first !== activity) return text('一单只算一个满额活动，先看「{{name}}」', { name: activityName(first) })
    const amount = sum(parts.map(({ price }) => price))
    return (
      shortOf(activity.fullMoney, amount) ??
      (activity.fullRateFlag
        ? byRate(activity, parts, activity.fullRate)
        : byAmount(activity, parts, least(amountOf(activity.fullMinusFlag ? activity.fullMinus : null), amount)))
    )
  })
}

/**
 * The coupon of a cart, and the verdicts on all. Its threshold and what it takes off count the prices of the goods
 * before the full discount; of `reduced` lines it takes no more than is left. Wholesale goods reach a threshold only
 * where they also do at their lowest price: malls check it twice.
 */
export function couponOf(
  activities: readonly Activity[],
  lines: readonly PricedLine[],
  reduced: readonly PricedLine[],
  options: CartOptions & { listPriceOf: (skuId: string) => string },
): Choice {
  const { moment, coupon, listPriceOf } = options
  const judge = (activity: Activity) => {
    const error = notRunning(activity, moment) ?? holdError(activity, options)
    if (error) return error
    const parts = partsOf(activity, lines, reduced)
    if (parts.length === 0) return NO_PRODUCT
    const lowest = sum(
      lines.flatMap((line) => {
        const isOwn = parts.some(({ skuId }) => skuId === line.skuId)
        return isOwn ? [lowestPrice(line, listPriceOf(line.skuId))] : []
      }),
    )
    const amount = least(lowest, sum(parts.map(({ price }) => price)))
    return (
      shortOf(activity.consumeThreshold, amount) ??
      (activity.couponType === 'DISCOUNT'
        ? byRate(activity, parts, activity.couponDiscount)
        : byAmount(activity, parts, least(amountOf(activity.price), amount)))
    )
  }
  return choiceOf(activities, judge, coupon)
}

/** What a line costs by the price of its SKU, or of its seckill or group. */
function lowestPrice({ num, flowPrice, discounts }: PricedLine, listPrice: string): Decimal {
  const isOwn = discounts.some(({ promotionType }) => activityKinds[promotionType].hasOwnPrices)
  return isOwn ? amountOf(flowPrice) : least(amountOf(listPrice).times(num), amountOf(flowPrice))
}

function partsOf(activity: Activity, lines: readonly PricedLine[], reduced: readonly PricedLine[]): Part[] {
  return lines.flatMap((line, at) =>
    isInScope(activity, line)
      ? [{ skuId: line.skuId, price: amountOf(line.flowPrice), left: amountOf(reduced[at]?.flowPrice ?? null) }]
      : [],
  )
}

/** What an amount lacks to a threshold; null when it reaches it. */
function shortOf(threshold: string | null, amount: Decimal): Text | null {
  const lacking = amountOf(threshold).minus(amount)
  return lacking.gt(0) ? text('还差 {{money}} 元', { money: formatMoney(lacking) }) : null
}

/** An amount off, in proportion to the prices. */
function byAmount(activity: Activity, parts: readonly Part[], amount: Decimal): Applied {
  const shares = divideAmount(
    amount,
    parts.map(({ price }) => price),
  )
  return appliedOf(
    activity,
    parts.map((part, at) => [part, amountOf(shares[at] ?? null)]),
  )
}

const TEN = sum(['10'])

/** A share off each price, rounded line by line: a rate of 8.5 means that 85 % are paid. */
function byRate(activity: Activity, parts: readonly Part[], rate: string | null): Applied {
  const off = TEN.minus(rate ?? TEN).div(10)
  return appliedOf(
    activity,
    parts.map((part) => [part, round(part.price.times(off), 2)]),
  )
}

function appliedOf(activity: Activity, wanted: readonly (readonly [Part, Decimal])[]): Applied {
  const shares = wanted.map(([{ skuId, left }, share]) => [skuId, least(share, left)] as const)
  return { activity, discount: sum(shares.map(([, share]) => share)), shares: new Map(shares) }
}

/**
 * Of several activities of a kind only one applies: the chosen one, else the one with the largest discount, the earlier
 * of equals. None does where '' is chosen.
 */
function choiceOf(
  activities: readonly Activity[],
  judge: (activity: Activity) => Text | Applied,
  chosen?: string,
): Choice {
  const judged = activities.map((activity) => ({ activity, found: judge(activity) }))
  const able = judged.flatMap(({ found }) => ('discount' in found ? [found] : []))
  const [first, ...others] = able
  const best = first && others.reduce((top, one) => (one.discount.gt(top.discount) ? one : top), first)
  const own = able.find(({ activity }) => activity.id === chosen)
  const used = chosen === '' ? undefined : (own ?? best)
  const name = used ? activityName(used.activity) : ''
  const passed = !used
    ? text('没有选用')
    : own
      ? text('已选用「{{name}}」', { name })
      : text('同类只取优惠最多的一个，已用「{{name}}」', { name })
  const verdicts = judged.map(({ activity, found }): Verdict => {
    if (!('discount' in found)) return no(activity, found)
    if (found === used) return yes(activity, found.discount)
    return { ...no(activity, passed), offered: fixed(found.discount, 2) }
  })
  return { applied: used ?? null, verdicts }
}

/** The lines less what applies to them. */
export function lessOf<Line extends CartLine>(
  lines: readonly PricedLine<Line>[],
  { applied }: Choice,
): PricedLine<Line>[] {
  return lines.map((line) => {
    const share = applied?.shares.get(line.skuId)
    if (!applied || !share || applied.discount.eq(0)) return line
    return {
      ...line,
      flowPrice: fixed(amountOf(line.flowPrice).minus(share), 2),
      discounts: [...line.discounts, discountOf(applied.activity, share)],
    }
  })
}
