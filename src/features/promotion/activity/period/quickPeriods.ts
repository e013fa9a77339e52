import { type Text, text } from '#domain/text'
import { dayAfter, dayEnd, parseTime, serverNow } from '#domain/time'
import type { Period } from '#features/mall/activity/model'

/** A period that is chosen by one click. */
export type QuickPeriod = Period & { label: Text }

const SATURDAY = 6

/**
 * Usual periods of an activity: a weekend, some days, until the end of the month. A chosen start stays, and its days
 * are counted from today once it is over; without one they begin tomorrow. A weekend before the chosen start is left
 * out.
 */
export function quickPeriods(chosen: string, now: string = serverNow()): QuickPeriod[] {
  const startTime = chosen === '' ? `${dayAfter(now, 1)} 00:00:00` : chosen
  const from = startTime.slice(0, 10) < now.slice(0, 10) ? now : startTime
  const weekday = parseTime(now)?.day() ?? 0
  const isWeekend = weekday === 0 || weekday === SATURDAY
  const saturday = dayAfter(now, weekday === SATURDAY ? 7 : SATURDAY - weekday)
  const sunday = dayAfter(saturday, 1)
  const until = (label: Text, day: string) => ({ label, startTime, endTime: dayEnd(day) })
  const weekend = until(isWeekend ? text('下周末') : text('本周末'), sunday)
  return [
    ...(chosen === '' ? [{ ...weekend, startTime: `${saturday} 00:00:00` }] : []),
    ...(chosen !== '' && chosen.slice(0, 10) <= sunday ? [weekend] : []),
    until(text('{{count}} 天', { count: 7 }), dayAfter(from, 6)),
    until(text('{{count}} 天', { count: 30 }), dayAfter(from, 29)),
    until(text('到月底'), parseTime(from)?.endOf('month').format('YYYY-MM-DD') ?? ''),
  ]
}
