import { type Days, eachDay, isIn } from '#features/overview/statistics/period/model'
import { derived } from '#mocks/kernel/store/derived'
import { worldNow, worldToday } from '#mocks/kernel/store/now'
import { ordersByDay } from './sales'

/** People who visit a shop now and then; those who order come as well. */
const REGULARS = 640
/** Visitors of an ordinary working day, in a thousand of the regulars. */
const SHARE = 75
/** Saturday and Sunday in percent of a working day: sites buy on weekdays. */
const WEEKEND = [38, 25] as const
/** Percent of the year's average by month: sites rest over winter and the new year. */
const SEASON = [70, 55, 105, 112, 110, 104, 98, 100, 112, 110, 108, 90]

/** The visits of a day: pages seen, and the visitors. */
type Visits = { pvNum: number; visitors: ReadonlySet<string> }

/** The visits of a shop on a day, so far when it is today. Who ordered has visited. */
function visitsOf(storeId: string, day: string): Visits {
  const chance = (shareOf(day) * (day === worldToday() ? partOfDay() : 100)) / 100
  const regulars = regularsOf(storeId, day, String(chance))
  const visitors = new Set(regulars.visitors)
  let { pvNum } = regulars
  for (const { memberId } of ordersByDay(storeId).get(day) ?? []) {
    if (!visitors.has(memberId)) pvNum += 4
    visitors.add(memberId)
  }
  return { pvNum, visitors }
}

/** The regulars who come on a day, by the chance of each in a thousand. */
const regularsOf = derived([], (storeId: string, day: string, chance: string): Visits => {
  const visitors = new Set<string>()
  let pvNum = 0
  for (let visitor = 0; visitor < REGULARS; visitor += 1) {
    const draw = hash(`${storeId} ${day} ${visitor}`)
    if (draw % 1000 >= Number(chance)) continue
    visitors.add(String(visitor))
    pvNum += 2 + (draw % 7)
  }
  return { pvNum, visitors }
})

/** The visits of each day of a period up to today. */
export function visitsByDay(storeId: string, days: Days) {
  return eachDay(days, worldToday()).map((date) => {
    const { pvNum, visitors } = visitsOf(storeId, date)
    return { date, pvNum, uvNum: visitors.size, storeId }
  })
}

/** The distinct visitors of a period. */
export function visitorsIn(storeId: string, days: Days): number {
  const all = new Set<string>()
  for (const day of eachDay(days, worldToday())) {
    if (!isIn(days, day)) continue
    for (const visitor of visitsOf(storeId, day).visitors) all.add(visitor)
  }
  return all.size
}

/** Chance of a regular's visit on a day, in a thousand. */
function shareOf(day: string): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const ofWeek = weekday === 6 ? WEEKEND[0] : weekday === 0 ? WEEKEND[1] : 100
  const ofYear = SEASON[Number(day.slice(5, 7)) - 1] ?? 100
  return (SHARE * ofWeek * ofYear) / 10_000
}

/** Percent of the day's visits so far: from 7 to 21 o'clock. */
function partOfDay(): number {
  const hour = Number(worldNow().slice(11, 13))
  return Math.min(100, Math.max(4, ((hour - 6) * 100) / 15))
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (value ^ (value >>> 15)) >>> 0
}
