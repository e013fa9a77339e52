import { dayAfter, daysBetween, parseTime } from '#domain/time'
import type { Period } from '#features/mall/activity/model'

/** How often an activity repeats. */
export type Repeat = { every: 'day' | 'week' | 'month'; count: number }

/** A date at the end of a name: ' 12-04', ' 2027-01-08'. */
const DATED = / (\d{4}-)?\d{2}-\d{2}$/
const DATE = 'YYYY-MM-DD'

/** The most activities that a series creates at once. */
export const MAX_SERIES = 52
const WEEK = 7

/** How a series of an activity usually repeats: a long one by the month. */
export function usualRepeat({ startTime, endTime }: Period): Repeat {
  return { every: (daysBetween(startTime, endTime) ?? 0) < WEEK ? 'week' : 'month', count: 4 }
}

/** The first period of a series: the activity weeks or months later, after today. Of a closed one: none. */
export function firstOfSeries(activity: Period, { every }: Repeat, today: string): Period {
  if (!parseTime(activity.startTime)) return activity
  let step = 1
  while (shifted(activity, every, step).startTime.slice(0, 10) <= today) step += 1
  return shifted(activity, every, step)
}

/** The periods of a series that begins with `first`: the same times, a day, a week or a month apart. */
export function seriesOf(first: Period, { every, count }: Repeat): Period[] {
  return Array.from({ length: count }, (_, step) => shifted(first, every, step))
}

/** What the names of a series have in common: that of the activity without its date, short enough to get another. */
export function baseName(name: string, max: number): string {
  return [...name.replace(DATED, '')].slice(0, baseLength(max)).join('')
}

/** Maximum length of such a name, characters. */
export function baseLength(max: number): number {
  return max - DATE.length - 1
}

/** The name of one of a series: by its date, with the year where the series began in another one. */
export function datedName(base: string, { startTime }: Period, first: Period): string {
  const isSameYear = startTime.slice(0, 4) === first.startTime.slice(0, 4)
  return `${base.trim()} ${startTime.slice(isSameYear ? 5 : 0, DATE.length)}`
}

function shifted({ startTime, endTime }: Period, every: Repeat['every'], step: number): Period {
  if (every === 'month') return { startTime: monthsLater(startTime, step), endTime: monthsLater(endTime, step) }
  const days = every === 'week' ? step * WEEK : step
  const later = (moment: string) => `${dayAfter(moment, days)} ${moment.slice(11)}`
  return { startTime: later(startTime), endTime: later(endTime) }
}

/** The same day of a later month; the last day of a month stays the last one. */
function monthsLater(moment: string, step: number): string {
  const from = parseTime(moment)
  const later = from?.add(step, 'month')
  const isLast = from && from.date() === from.daysInMonth() && from.date() > 1
  return (isLast ? later?.date(later.daysInMonth()) : later)?.format('YYYY-MM-DD HH:mm:ss') ?? ''
}
