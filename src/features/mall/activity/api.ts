import { useQuery } from '@tanstack/react-query'
import { listOf, recordOf } from '#domain/shape'
import { epochOf, isBeforeText, serverToday } from '#domain/time'
import { type Effect, effectSchema } from '#features/mall/activity/model/effect'
import { hasCapability } from '#shared/capability/capabilityStore'
import { operation } from '#shared/http/operation'
import type { ListQuery } from '#shared/listState'
import { defineResource, IN_PLACE, query, valueQuery } from '#shared/resource'
import { activityEndpoints } from './endpoints'
import { type Activity, activitySchema, type Period, type PromotionType } from './model'

/** Which activities to read: those that run between two days (YYYY-MM-DD, inclusive), of all products or of one. */
export type ActivityQuery = { startDate: string; endDate: string; goodsId?: string }

/** One activity by kind and id. */
export type ActivityRef = { promotionType: PromotionType; id: string }

const readActivities = operation(activityEndpoints.list, listOf(activitySchema))

/** The shop's activities of all kinds, and their effects. */
export const activities = defineResource('activity', {
  // None is known where the gateway cannot list them: forms then leave clashes to the service.
  list: query(
    async (arg: ActivityQuery, signal): Promise<Activity[]> =>
      hasCapability('activities') ? readActivities(arg, { signal }) : [],
  ),
  effect: valueQuery<Effect | null, ActivityRef>(operation(activityEndpoints.effect, recordOf(effectSchema))),
})

/** A list's query with the moments of its period in milliseconds, as the lists of activities take them. */
export function byEpoch({ startTime, endTime, ...query }: ListQuery): ListQuery {
  const moments = Object.entries({ startTime, endTime }).flatMap(([name, moment]) => {
    const epoch = epochOf(moment)
    return epoch === null ? [] : [[name, epoch]]
  })
  return { ...query, ...Object.fromEntries(moments) }
}

/** The query of the shop's activities in a period, server-local times or days; of today's while it is not chosen. */
export function periodActivities({ startTime, endTime }: Period) {
  const startDate = startTime.slice(0, 10) || serverToday()
  const lastDate = endTime.slice(0, 10)
  return activities.list({ startDate, endDate: isBeforeText(startDate, lastDate) ? lastDate : startDate })
}

/** The shop's activities that run in a period. */
export function usePeriodActivities(startTime: string, endTime: string, enabled = true) {
  return useQuery({ ...periodActivities({ startTime, endTime }), enabled, meta: IN_PLACE })
}
