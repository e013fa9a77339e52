import { dayAfter, daysBetween, parseTime } from '#domain/time'
import { type Activity, type PromotionType, promotionTypes } from '#features/mall/activity/model'
import { besides } from '#features/promotion/plan/model'

/** The first and last day of a month, 'YYYY-MM'. */
export function monthDays(month: string): { from: string; to: string } {
  const from = `${month}-01`
  const next = parseTime(from)?.add(1, 'month').format('YYYY-MM-DD') ?? ''
  return { from, to: dayAfter(next, -1) }
}

/** A month later or earlier, 'YYYY-MM'. */
export function shiftMonth(month: string, by: number): string {
  return parseTime(`${month}-01`)?.add(by, 'month').format('YYYY-MM') ?? month
}

/** An activity in a month: its first and last day there, from 0, and what else runs then on the same products. */
export type CalendarRow = {
  activity: Activity
  first: number
  last: number
  /** Began before the month, or ends after it. */
  isFromBefore: boolean
  isToAfter: boolean
  overlaps: readonly Activity[]
}

/** The activities of one kind in a month, in the order of their start. */
export type CalendarGroup = { type: PromotionType; rows: readonly CalendarRow[] }

/** The calendar of a month, by kind in the order in which prices are calculated; kinds without an activity are left out. */
export function calendarOf(activities: readonly Activity[], month: string): CalendarGroup[] {
  const { from, to } = monthDays(month)
  const length = (daysBetween(from, to) ?? 0) + 1
  const rowOf = (activity: Activity): CalendarRow => {
    const start = activity.startTime === '' ? -1 : (daysBetween(from, activity.startTime) ?? -1)
    const end = activity.endTime === '' ? length : (daysBetween(from, activity.endTime) ?? length)
    return {
      activity,
      first: Math.max(0, start),
      last: Math.min(length - 1, end),
      isFromBefore: start < 0,
      isToAfter: end >= length,
      overlaps: besides(activity, activities),
    }
  }
  return (Object.keys(promotionTypes) as PromotionType[])
    .map((type) => ({
      type,
      rows: activities
        .filter(({ promotionType }) => promotionType === type)
        .sort((a, b) => a.startTime.localeCompare(b.startTime) || a.id.localeCompare(b.id))
        .map(rowOf),
    }))
    .filter(({ rows }) => rows.length > 0)
}
