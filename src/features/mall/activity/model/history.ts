import { isBeforeText, serverNow } from '#domain/time'
import type { Activity, Period } from '#features/mall/activity/model'

type Ran = Pick<Activity, 'ranStartTime' | 'ranEndTime'>

/**
 * When an activity runs, or ran before it was closed; both '' for one that never began, or counts from a coupon's
 * receipt.
 */
export function runOf({ startTime, endTime, ranStartTime, ranEndTime }: Period & Partial<Ran>): Period {
  if (startTime !== '' || endTime !== '') return { startTime, endTime }
  return { startTime: ranStartTime ?? '', endTime: ranEndTime ?? '' }
}

/** When an activity first started or is to start; '' for one without times. One that was opened again keeps it. */
export function firstStart({ startTime, ranStartTime }: Pick<Period, 'startTime'> & Partial<Ran>): string {
  return ranStartTime || startTime
}

/**
 * Whether orders may have used an activity: it began, also where it was closed or opened again since. A coupon that
 * counts from its receipt may be used from the start.
 */
export function hasBegun(activity: Period & Partial<Ran & Pick<Activity, 'rangeDayType'>>, now = serverNow()): boolean {
  if (activity.rangeDayType === 'DYNAMICTIME') return true
  const startTime = firstStart(activity)
  return startTime !== '' && !isBeforeText(now, startTime)
}

/**
 * The times of an activity that is closed at a moment: none of its own, and from its first start to that moment as
 * those in which it ran. One that had not begun, or was closed already, keeps what it had.
 */
export function closedRun({ startTime, endTime, ranStartTime, ranEndTime }: Period & Partial<Ran>, now: string) {
  const closed = { startTime: '', endTime: '', ranStartTime: ranStartTime ?? '', ranEndTime: ranEndTime ?? '' }
  if (startTime === '' || isBeforeText(now, startTime)) return closed
  const ended = isBeforeText(endTime, now) ? endTime : now
  return { ...closed, ranStartTime: closed.ranStartTime || startTime, ranEndTime: ended }
}
