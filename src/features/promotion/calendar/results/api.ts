import { pageOf } from '#domain/shape'
import { type Activity, type PromotionType, toActivity } from '#features/mall/activity/model'
import { couponEndpoints } from '#features/promotion/coupon/endpoints'
import { couponSchema } from '#features/promotion/coupon/model'
import { fullDiscountEndpoints } from '#features/promotion/fullDiscount/endpoints'
import { fullDiscountSchema } from '#features/promotion/fullDiscount/model'
import { groupBuyEndpoints } from '#features/promotion/groupBuy/endpoints'
import { groupBuySchema } from '#features/promotion/groupBuy/model'
import { operation } from '#shared/http/operation'
import { readEvery } from '#shared/list/export/readAll'
import { defineResource, query } from '#shared/resource'

/** The lists that have closed activities. Seckills are the platform's, which closes none. */
const LISTS = {
  COUPON: operation(couponEndpoints.page, pageOf(couponSchema)),
  FULL_DISCOUNT: operation(fullDiscountEndpoints.page, pageOf(fullDiscountSchema)),
  PINTUAN: operation(groupBuyEndpoints.page, pageOf(groupBuySchema)),
}

/** The kinds of activities that the shop itself closes. */
export type ClosedType = keyof typeof LISTS

const CLOSED = 'CLOSE'

async function readClosed(promotionType: ClosedType, signal: AbortSignal): Promise<Activity[]> {
  const read = LISTS[promotionType]
  const page = (current: number, size: number) => read({ promotionStatus: CLOSED, current, size }, { signal })
  const rows = await readEvery<Partial<Activity> & { id: string }>({ page, keyOf: ({ id }) => id }, signal)
  return rows.map((row) => toActivity({ ...row, promotionType: promotionType satisfies PromotionType }))
}

/** The closed activities, which the calendar does not have. A change of any activity reads them again. */
export const closedActivities = defineResource('activity', {
  closed: query((types: readonly ClosedType[], signal) =>
    Promise.all(types.map((type) => readClosed(type, signal))).then((lists) => lists.flat()),
  ),
})
