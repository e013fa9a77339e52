import { type Text, text } from '#domain/text'
import { dayAfter, dayEnd, isBeforeText, parseTime, serverNow } from '#domain/time'
import type { Period } from '#features/mall/activity/model'

/** A period that is chosen by one click. */
export type QuickPeriod = Period & { label: Text }

const SATURDAY = 6

/**
 * Usual periods of an activity: a weekend; some days, or until the end of the month, from a chosen start that is not over,
 * else from tomorrow on. A chosen start on the weekend stays. None begins in the past.
 */
export function quickPeriods(chosen: string, now: string = serverNow()): QuickPeriod[] {
  const startTime = chosen !== '' && !isBeforeText(chosen, now) ? chosen : `${dayAfter(now, 1)} 00:00:00`
  const weekday = parseTime(now)?.day() ?? 0
  const isWeekend = weekday === 0 || weekday === SATURDAY
  const saturday = dayAfter(now, weekday === SATURDAY ? 7 : SATURDAY - weekday)
  const sunday = dayAfter(saturday, 1)
  const until = (label: Text, day: string) => ({ label, startTime, endTime: dayEnd(day) })
  return [
    {
      label: isWeekend ? text('下周末') : text('本周末'),
      startTime: isBetween(chosen, saturday, sunday) ? chosen : `${saturday} 00:00:00`,
      endTime: dayEnd(sunday),
    },
    until(text('{{count}} 天', { count: 7 }), dayAfter(startTime, 6)),
    until(text('{{count}} 天', { count: 30 }), dayAfter(startTime, 29)),
    until(text('到月底'), parseTime(startTime)?.endOf('month').format('YYYY-MM-DD') ?? ''),
  ]
}

function isBetween(moment: string, first: string, last: string): boolean {
  const day = moment.slice(0, 10)
  return first <= day && day <= last
}
