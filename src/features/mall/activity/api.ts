import { useQuery } from '@tanstack/react-query'
import { listOf, recordOf } from '#domain/shape'
import { epochOf, isBeforeText, serverToday } from '#domain/time'
import { operation } from '#shared/http/operation'
import type { ListQuery } from '#shared/listState'
import { defineResource, IN_PLACE, valueQuery } from '#shared/resource'
import { activityEndpoints } from './endpoints'
import { type Activity, activitySchema, type Effect, effectSchema, type PromotionType } from './model'

/** Which activities to read: those that run between two days (YYYY-MM-DD, inclusive), of all products or of one. */
export type ActivityQuery = { startDate: string; endDate: string; goodsId?: string }

/** One activity by kind and id. */
export type ActivityRef = { promotionType: PromotionType; id: string }

/** The shop's activities of all kinds, and their effects. */
export const activities = defineResource('activity', {
  list: valueQuery<Activity[], ActivityQuery>(operation(activityEndpoints.list, listOf(activitySchema))),
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

/** The shop's activities that run in a period, server-local times or days; today's while it is not chosen. */
export function usePeriodActivities(startTime: string, endTime: string, enabled = true) {
  const startDate = startTime.slice(0, 10) || serverToday()
  const lastDate = endTime.slice(0, 10)
  const endDate = isBeforeText(startDate, lastDate) ? lastDate : startDate
  return useQuery({ ...activities.list({ startDate, endDate }), enabled, meta: IN_PLACE })
}
