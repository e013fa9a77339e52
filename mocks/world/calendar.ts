/** A day as its number since 1970-01-01, which makes arithmetic on thousands of days cheap. */
export type Day = number

const DAY_MS = 86_400_000
const DAYS_A_WEEK = 7
/** Aligns the week: 1970-01-01 was a Thursday. */
const SUNDAY_OFFSET = 3

/** How busy sites are in each month: a lull around new year, peaks in spring and autumn. */
const BUSY = [0.7, 0.35, 0.9, 1.3, 1.3, 1, 0.8, 0.8, 1.1, 1.4, 1.2, 0.9]

/** The day of a YYYY-MM-DD text. */
export function dayOf(text: string): Day {
  const [year = 1970, month = 1, day = 1] = text.split('-').map(Number)
  return Date.UTC(year, month - 1, day) / DAY_MS
}

/** A day as YYYY-MM-DD. */
export function dayText(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** A moment of a day, by minutes after midnight: 'YYYY-MM-DD HH:mm:ss'. */
export function momentOf(day: Day, minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  // Seconds vary for realism, but are the same in every build.
  return `${dayText(day)} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two((day * 7 + minutes * 13) % 60)}`
}

function busyness(day: Day): number {
  return BUSY[new Date(day * DAY_MS).getUTCMonth()] ?? 1
}

/** The day itself, or Monday for a Sunday. */
export function workday(day: Day): Day {
  return (day + SUNDAY_OFFSET) % DAYS_A_WEEK === DAYS_A_WEEK - 1 ? day + 1 : day
}

/** The workday after `days` days of average work: busy months pass sooner, quiet ones later. */
export function afterWork(from: Day, days: number): Day {
  let day = from
  for (let done = 0; done < days; day += 1) done += busyness(day)
  return workday(day)
}

/** The number of a month since year 0, so that months can be counted. */
export function monthOf(day: Day): number {
  const date = new Date(day * DAY_MS)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** The first day of a month as `monthOf` numbers it. */
export function firstDayOf(month: number): Day {
  return Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY_MS
}
