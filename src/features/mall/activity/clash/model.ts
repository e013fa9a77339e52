import { type Activity, doOverlap, type PromotionGoods, type PromotionType } from '#features/mall/activity/model'

/** Whether a shop may have only one activity of a kind at a time. */
export function isExclusive(promotionType: PromotionType): boolean {
  return promotionType === 'FULL_DISCOUNT' || promotionType === 'PINTUAN'
}

/** Whether activities of a kind have a price of their own for each SKU; a SKU has only one such price at a time. */
export function hasOwnPrices(promotionType: PromotionType): boolean {
  return promotionType === 'PINTUAN' || promotionType === 'SECKILL'
}

/** Whether two activities are different ones. */
export function isOther(a: Activity, b: Pick<Activity, 'id' | 'promotionType'>): boolean {
  return a.id !== b.id || a.promotionType !== b.promotionType
}

type Timed = Pick<Activity, 'id' | 'promotionType' | 'startTime' | 'endTime'>

/** The activities beside which another is refused: of its kind, if a shop has one of it at a time, and not over. */
export function clashesOf(activity: Timed, others: readonly Activity[]): Activity[] {
  if (!isExclusive(activity.promotionType)) return []
  return others.filter(
    (other) =>
      other.promotionType === activity.promotionType &&
      isOther(other, activity) &&
      other.promotionStatus !== 'END' &&
      doOverlap(other, activity),
  )
}

/** The products that have a price in both of two activities at the same time, which the server refuses. */
export function sharedPrices(draft: Activity, other: Activity): PromotionGoods[] {
  if (!hasOwnPrices(draft.promotionType) || !hasOwnPrices(other.promotionType)) return []
  const ids = new Set(other.promotionGoodsList.map(({ skuId }) => skuId))
  return draft.promotionGoodsList.filter(({ skuId }) => ids.has(skuId))
}
