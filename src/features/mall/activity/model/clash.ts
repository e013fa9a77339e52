import {
  type Activity,
  copiedPeriod,
  doOverlap,
  type Period,
  type PromotionGoods,
  renewedPeriod,
} from '#features/mall/activity/model'
import { activityKinds } from './kind'

/** Whether two activities are different ones. */
export function isOther(a: Activity, b: Pick<Activity, 'id' | 'promotionType'>): boolean {
  return a.id !== b.id || a.promotionType !== b.promotionType
}

type Timed = Pick<Activity, 'id' | 'promotionType' | 'startTime' | 'endTime'>

/** The activities beside which another is refused: of its kind, if a shop has one of it at a time, and not over. */
export function clashesOf(activity: Timed, others: readonly Activity[]): Activity[] {
  if (!activityKinds[activity.promotionType].isExclusive) return []
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
  if (![draft, other].every(({ promotionType }) => activityKinds[promotionType].hasOwnPrices)) return []
  const ids = new Set(other.promotionGoodsList.map(({ skuId }) => skuId))
  return draft.promotionGoodsList.filter(({ skuId }) => ids.has(skuId))
}

/**
 * The period of a copy of an activity: as long, from tomorrow on; after the original's end where it would be refused
 * beside it. Of a closed one: none.
 */
export function periodOfCopy(original: Activity, today: string): Period {
  const copied = copiedPeriod(original, today)
  const copy = { ...original, ...copied, id: '' }
  const isRefused =
    clashesOf(copy, [original]).length > 0 || (doOverlap(copy, original) && sharedPrices(copy, original).length > 0)
  return isRefused ? renewedPeriod(original) : copied
}
