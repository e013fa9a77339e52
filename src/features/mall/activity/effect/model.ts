import * as v from 'valibot'
import { countLeaf, decimalLeaf, timeLeaf } from '#domain/wire'

const figures = {
  orders: countLeaf(),
  buyers: countLeaf(),
  lineNum: countLeaf(),
  goodsPrice: decimalLeaf(),
  discountPrice: decimalLeaf(),
  flowPrice: decimalLeaf(),
}
const figuresSchema = v.object(figures)
/** Paid orders, their buyers, lines and amounts in yuan. */
export type EffectFigures = v.InferOutput<typeof figuresSchema>

/**
 * The effect of an activity: the paid orders that used it, then all paid orders with products of its scope while it ran, and
 * those of as many days before. `discountPrice` is what the activity itself gave, in the latter two all discounts.
 */
export const effectSchema = v.object({
  ...figures,
  during: figuresSchema,
  before: figuresSchema,
  startTime: timeLeaf(),
  endTime: timeLeaf(),
  beforeStart: timeLeaf(),
  beforeEnd: timeLeaf(),
})
/** The effect of an activity, as read. */
export type Effect = v.InferOutput<typeof effectSchema>
