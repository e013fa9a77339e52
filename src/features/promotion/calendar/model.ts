import { dayAfter, daysBetween, parseTime } from '#domain/time'
import { type Activity, type Period, type PromotionType, promotionTypes } from '#features/mall/activity/model'
import { besides } from '#features/promotion/activity/model'
import { canApply, type Seckill } from '#features/promotion/seckill/model'

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

/** The first and last day of something in a month, from 0, and whether it began before the month, or ends after it. */
export type Span = { first: number; last: number; isFromBefore: boolean; isToAfter: boolean }

/** An activity in a month, and what else runs then on the same products. */
export type CalendarRow = Span & { activity: Activity; overlaps: readonly Activity[] }

/** The activities of one kind in a month, in the order of their start. */
export type CalendarGroup = { type: PromotionType; rows: readonly CalendarRow[] }

/** The days of a period in a month; without times it takes all of them. */
export function spanOf({ startTime, endTime }: Period, month: string): Span {
  const { from, to } = monthDays(month)
  const length = (daysBetween(from, to) ?? 0) + 1
  const start = startTime === '' ? -1 : (daysBetween(from, startTime) ?? -1)
  const end = endTime === '' ? length : (daysBetween(from, endTime) ?? length)
  return {
    first: Math.max(0, start),
    last: Math.min(length - 1, end),
    isFromBefore: start < 0,
    isToAfter: end >= length,
  }
}

/**
 * The calendar of a month, by kind in the order in which prices are calculated; kinds without an activity are left out.
 */
export function calendarOf(activities: readonly Activity[], month: string): CalendarGroup[] {
  const rowOf = (activity: Activity): CalendarRow => ({
    activity,
    ...spanOf(activity, month),
    overlaps: besides(activity, activities),
  })
  return promotionTypes
    .map((type) => ({
      type,
      rows: activities
        .filter(({ promotionType }) => promotionType === type)
        .sort((a, b) => a.startTime.localeCompare(b.startTime) || a.id.localeCompare(b.id))
        .map(rowOf),
    }))
    .filter(({ rows }) => rows.length > 0)
}

/** The seckills of the platform that may still be applied to, by their deadline. */
export function openSeckills(seckills: readonly Seckill[], now: string): Seckill[] {
  return seckills
    .filter((seckill) => canApply(seckill, now))
    .sort((a, b) => a.applyEndTime.localeCompare(b.applyEndTime))
}
