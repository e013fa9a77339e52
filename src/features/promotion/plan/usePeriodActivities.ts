import { useQuery } from '@tanstack/react-query'
import { isBeforeText, serverToday } from '#domain/time'
import { activities } from '#features/mall/activity/api'
import type { Activity } from '#features/mall/activity/model'
import { IN_PLACE } from '#shared/resource'

/** The shop's activities that run in a period, server-local times or days; today's while it is not chosen. */
export function usePeriodActivities(startTime: string, endTime: string, enabled = true) {
  const startDate = startTime.slice(0, 10) || serverToday()
  const lastDate = endTime.slice(0, 10)
  return useQuery({
    ...activities.list({ startDate, endDate: isBeforeText(startDate, lastDate) ? lastDate : startDate }),
    enabled,
    meta: IN_PLACE,
  })
}

const NONE: readonly Activity[] = []

/** The activities with a draft in place of its saved version. */
export function withDraft(saved: readonly Activity[] = NONE, draft: Activity | null): readonly Activity[] {
  if (!draft) return saved
  return [...saved.filter(({ id, promotionType }) => id !== draft.id || promotionType !== draft.promotionType), draft]
}
