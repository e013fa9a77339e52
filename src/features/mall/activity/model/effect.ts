import * as v from 'valibot'
import { decimal, fixed } from '#domain/money'
import * as wire from '#domain/wire'

const figures = {
  orders: wire.count(),
  buyers: wire.count(),
  lineNum: wire.count(),
  goodsPrice: wire.decimal(),
  discountPrice: wire.decimal(),
  flowPrice: wire.decimal(),
}
const figuresSchema = v.object(figures)
/** Paid orders, their buyers, lines and amounts in yuan. */
export type EffectFigures = v.InferOutput<typeof figuresSchema>

/**
 * The effect of an activity: the paid orders that used it, then all paid orders with products of its scope while it
 * ran, and those of as many days before. `discountPrice` is what the activity itself gave, in the latter two all
 * discounts.
 */
export const effectSchema = v.object({
  ...figures,
  during: figuresSchema,
  before: figuresSchema,
  startTime: wire.time(),
  endTime: wire.time(),
  beforeStart: wire.time(),
  beforeEnd: wire.time(),
})
/** The effect of an activity, as read. */
export type Effect = v.InferOutput<typeof effectSchema>

/**
 * What the discounts of an activity are of the amount paid for the products they were given on, percent; null without
 * sales.
 */
export function costShare({
  discountPrice,
  flowPrice,
}: Pick<EffectFigures, 'discountPrice' | 'flowPrice'>): string | null {
  const [cost, paid] = [decimal(discountPrice), decimal(flowPrice)]
  return cost && paid?.gt(0) ? fixed(cost.times(100).div(paid), 1) : null
}
