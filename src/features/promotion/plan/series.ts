import { dayAfter, minutesBetween, parseTime, shiftMinutes } from '#domain/time'
import { copiedPeriod, type Period } from '#features/mall/activity/model'

/** How often an activity repeats. */
export type Repeat = { every: 'day' | 'week' | 'month'; count: number }

/** The most activities that a series creates at once. */
export const MAX_SERIES = 52
const WEEK = 7

/** The first period of a series: as long as the activity, on its weekday, after today. Of a closed one: none. */
export function firstOfSeries(activity: Period, today: string): Period {
  const first = copiedPeriod(activity, today)
  const [weekday, wanted] = [parseTime(first.startTime)?.day(), parseTime(activity.startTime)?.day()]
  if (weekday === undefined || wanted === undefined) return first
  return shifted(first, 'day', (wanted - weekday + WEEK) % WEEK)
}

/** The periods of a series that begins with `first`: the same times, a day, a week or a month apart. */
export function seriesOf(first: Period, { every, count }: Repeat): Period[] {
  return Array.from({ length: count }, (_, step) => shifted(first, every, step))
}

function shifted({ startTime, endTime }: Period, every: Repeat['every'], step: number): Period {
  const start =
    every === 'month'
      ? (parseTime(startTime)?.add(step, 'month').format('YYYY-MM-DD HH:mm:ss') ?? '')
      : `${dayAfter(startTime, every === 'week' ? step * WEEK : step)} ${startTime.slice(11)}`
  // Minutes drop the seconds of the end, such as 23:59:59.
  const end = shiftMinutes(start, minutesBetween(startTime, endTime) ?? 0)
  return { startTime: start, endTime: `${end.slice(0, 17)}${endTime.slice(17)}` }
}
