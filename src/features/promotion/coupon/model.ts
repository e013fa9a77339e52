import * as v from 'valibot'
import { codeLeaf, countLeaf, decimalLeaf, listLeaf, recordLeaf, textLeaf, timeLeaf } from '#domain/wire'
import { activityLeaves, promotionGoodsSchema } from '#features/mall/activity/model'

/** Less money, or a share of it. */
export type CouponType = 'PRICE' | 'DISCOUNT'
/** Received freely, or given with an activity. */
export type GetType = 'FREE' | 'ACTIVITY'
/** Valid between two moments, or for some days from receipt. */
export type RangeDayType = 'FIXEDTIME' | 'DYNAMICTIME'

/** A coupon. `price` and `consumeThreshold` in yuan; a discount of 8.5 means that 85 % are paid; numbers of 0 are unlimited. */
export const couponSchema = v.object({
  ...activityLeaves,
  couponName: textLeaf(),
  couponType: codeLeaf<CouponType>(),
  price: decimalLeaf(),
  couponDiscount: decimalLeaf(),
  consumeThreshold: decimalLeaf(),
  getType: codeLeaf<GetType>(),
  /** Share of the discount that the shop bears, percent. */
  storeCommission: decimalLeaf(),
  description: textLeaf(),
  publishNum: countLeaf(),
  couponLimitNum: countLeaf(),
  receivedNum: countLeaf(),
  usedNum: countLeaf(),
  rangeDayType: codeLeaf<RangeDayType>(),
  effectiveDays: countLeaf(),
  promotionGoodsList: listLeaf(promotionGoodsSchema),
  /** The full discount that gives it away [proposed]; null without one. */
  givenBy: recordLeaf(v.object({ id: textLeaf(), promotionName: textLeaf() })),
  createTime: timeLeaf(),
})
/** A coupon as read; its products are only in a single one. */
export type Coupon = v.InferOutput<typeof couponSchema>
