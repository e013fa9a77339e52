import { useMemo } from 'react'
import { usePeriodActivities } from '#features/mall/activity/api'
import type { Activity } from '#features/mall/activity/model'
import type { CartOptions, PricedCart } from '#features/mall/activity/model/cart'
import { withCouponNames } from '#features/mall/activity/model/extra'
import { priceCart } from '#features/promotion/sampleCart/model'
import type { SampleLine } from './useCartLines'

type Options = CartOptions & {
  /** An activity that is not saved yet, in place of its saved version. */
  draft?: Activity | null
}

/** A cart priced by the activities of its moment; `priced` is null while something is read. */
export type PricedRead = {
  query: ReturnType<typeof usePeriodActivities>
  priced: PricedCart<SampleLine> | null
  /** The draft with the names of what it gives away. */
  draft: Activity | null
}

/** Prices a cart; `lines` are null while they are read. */
export function usePricedCart(lines: readonly SampleLine[] | null, options: Options): PricedRead {
  const { draft: typed = null, moment, isGroupBuy = false, received, coupon } = options
  // Together with the products, but not for an empty cart.
  const query = usePeriodActivities(moment, moment, lines === null || lines.length > 0)
  const saved = query.data
  const draft = useMemo(() => withNames(saved, typed), [saved, typed])
  const priced = useMemo(
    () => lines && saved && priceCart(lines, withDraft(saved, draft), { moment, isGroupBuy, received, coupon }),
    [lines, saved, draft, moment, isGroupBuy, received, coupon],
  )
  return { query, priced: priced ?? null, draft }
}

/** A draft knows the coupons it gives away by their ids. */
function withNames(saved: readonly Activity[] = [], draft: Activity | null): Activity | null {
  const named = ({ promotionType }: Activity) => promotionType === 'COUPON'
  return (
    draft && withCouponNames(draft, (couponId) => saved.filter(named).find(({ id }) => id === couponId)?.couponName)
  )
}

/** The activities with a draft in place of its saved version. */
function withDraft(saved: readonly Activity[], draft: Activity | null): readonly Activity[] {
  if (!draft) return saved
  return [...saved.filter(({ id, promotionType }) => id !== draft.id || promotionType !== draft.promotionType), draft]
}
