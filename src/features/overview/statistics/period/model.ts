import { dayAfter, daysBetween } from '#domain/time'

/**
 * The presets of a period by the server's code. The calendar's months are sent as year and month, its year is
 * [proposed].
 */
export type SearchType = 'TODAY' | 'YESTERDAY' | 'LAST_SEVEN' | 'LAST_THIRTY' | 'MONTH' | 'LAST_MONTH' | 'YEAR'
/** What a period is compared with: nothing, the period before, the same days a year before, or any days, 'from~to'. */
export type Comparison = '' | 'BEFORE' | 'YEAR' | `${string}~${string}`
/** First and last day, both included, 'YYYY-MM-DD'. */
export type Days = { from: string; to: string }

/** Labels of the presets; those that leave out today say so. */
export const SEARCH_TYPES: Readonly<Record<SearchType, string>> = {
  TODAY: '今天',
  YESTERDAY: '昨天',
  LAST_SEVEN: '近7天（至昨日）',
  LAST_THIRTY: '近30天（至昨日）',
  MONTH: '本月',
  LAST_MONTH: '上月',
  YEAR: '本年',
}
/** The presets that a lilishop knows by name. */
const KNOWN_TO_ALL: ReadonlySet<string> = new Set(['TODAY', 'YESTERDAY', 'LAST_SEVEN', 'LAST_THIRTY'])
/** The period of an address without one. */
export const DEFAULT_PERIOD: SearchType = 'LAST_SEVEN'
/** The longest range, days: five years. */
export const MAX_DAYS = 1_830

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/
const YEAR = /^\d{4}$/
const RANGE = /^(\d{4}-\d{2}-\d{2})~(\d{4}-\d{2}-\d{2})$/

/** The parameters of a period as the server reads them. A range is [proposed]. */
export type PeriodArgs = {
  searchType?: string
  year?: string
  month?: string
  startDate?: string
  endDate?: string
}

/**
 * The days of the server's parameters. A preset wins over a range, a range over year and month; a year alone is the
 * whole year; without any it is the month of today. The last seven and thirty days are full days: they end yesterday.
 */
export function periodDays({ searchType, year, month, startDate, endDate }: PeriodArgs, today: string): Days {
  const yesterday = dayAfter(today, -1)
  switch (searchType) {
    case 'TODAY':
      return { from: today, to: today }
    case 'YESTERDAY':
      return { from: yesterday, to: yesterday }
    case 'LAST_SEVEN':
      return { from: dayAfter(today, -7), to: yesterday }
    case 'LAST_THIRTY':
      return { from: dayAfter(today, -30), to: yesterday }
    case 'MONTH':
      return monthDays(today.slice(0, 7))
    case 'LAST_MONTH':
      return monthDays(monthBefore(today))
    case 'YEAR':
      return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }
    default:
      if (startDate && endDate) return { from: startDate.slice(0, 10), to: endDate.slice(0, 10) }
      if (year && !month) return { from: `${year}-01-01`, to: `${year}-12-31` }
      return monthDays(year && month ? `${year}-${month.padStart(2, '0')}` : today.slice(0, 7))
  }
}

/**
 * The days of a period in an address: a preset, 'YYYY-MM', 'YYYY' or 'from~to'. Anything else is the default; a range
 * that ends before it begins is turned round, a longer one than five years keeps its end.
 */
export function daysOf(period: string, today: string): Days {
  if (period in SEARCH_TYPES) return periodDays({ searchType: period }, today)
  if (MONTH.test(period)) return monthDays(period)
  if (YEAR.test(period)) return periodDays({ year: period }, today)
  const [, first = '', last = ''] = RANGE.exec(period) ?? []
  const length = daysBetween(first, last)
  if (length === null) return periodDays({ searchType: DEFAULT_PERIOD }, today)
  const [from, to] = length < 0 ? [last, first] : [first, last]
  return { from: Math.abs(length) < MAX_DAYS ? from : dayAfter(to, 1 - MAX_DAYS), to }
}

/** Whether a text of an address is a period. */
export function isPeriod(text: string): boolean {
  if (text in SEARCH_TYPES || MONTH.test(text) || YEAR.test(text)) return true
  const [, first = '', last = ''] = RANGE.exec(text) ?? []
  return daysBetween(first, last) !== null
}

/** The comparison that a text of an address names. */
export function comparisonOf(text: string): Comparison {
  if (text === 'BEFORE' || text === 'YEAR') return text
  return text.includes('~') && isPeriod(text) ? (text as Comparison) : ''
}

/** Whether the days to compare with were chosen one by one, so that they may be more or fewer. */
export function isChosen(comparison: Comparison): boolean {
  return comparison.includes('~')
}

/** The server's parameters of a period in an address. */
export function argsOf(period: string, today: string): Record<string, string> {
  if (period === '') return { searchType: DEFAULT_PERIOD }
  if (KNOWN_TO_ALL.has(period)) return { searchType: period }
  if (period === 'YEAR') return { searchType: period }
  if (YEAR.test(period)) return { year: period }
  return argsOfDays(daysOf(period, today), today)
}

/** The server's parameters of days: those of a month as year and month, of yesterday or today by that name. */
export function argsOfDays({ from, to }: Days, today: string): Record<string, string> {
  const [year = '', month = ''] = from.split('-')
  if (to === monthDays(`${year}-${month}`).to && from.endsWith('-01')) return { year, month: String(Number(month)) }
  if (from === to && to === today) return { searchType: 'TODAY' }
  if (from === to && to === dayAfter(today, -1)) return { searchType: 'YESTERDAY' }
  return { startDate: from, endDate: to }
}

/** Whether parameters of a period are of the kinds that a lilishop knows too: recent days, or a month. */
export function isKnownToAll({ searchType, month }: PeriodArgs): boolean {
  return month !== undefined || (searchType !== undefined && KNOWN_TO_ALL.has(searchType))
}

/**
 * The days that a period is compared with, null without comparison. A month is compared with the month before, a year
 * with the year before, any other period with as many days before it. Of a month or year that goes on, only the part up
 * to today counts, on both sides. Days that were chosen are those.
 */
export function comparedDays(asked: string, comparison: Comparison, today: string): Days | null {
  if (comparison === '') return null
  if (isChosen(comparison)) return daysOf(comparison, today)
  const calendar: Record<string, string> = {
    MONTH: today.slice(0, 7),
    LAST_MONTH: monthBefore(today),
    YEAR: today.slice(0, 4),
  }
  const period = calendar[asked] ?? asked
  const { from, to } = daysOf(period, today)
  const last = to > today && from <= today ? today : to
  const length = daysBetween(from, last) ?? 0
  if (comparison === 'YEAR') return { from: yearBefore(from), to: yearBefore(last) }
  if (YEAR.test(period)) return { from: yearBefore(from), to: yearBefore(last) }
  if (MONTH.test(period)) {
    const before = monthDays(dayAfter(from, -1).slice(0, 7))
    const end = last === to ? before.to : dayAfter(before.from, length)
    return { from: before.from, to: earlier(end, before.to) }
  }
  return { from: dayAfter(from, -1 - length), to: dayAfter(from, -1) }
}

/** Each day of a period up to today, first to last. */
export function eachDay({ from, to }: Days, today: string): string[] {
  const last = to > today ? today : to
  return Array.from({ length: Math.max(0, (daysBetween(from, last) ?? -1) + 1) }, (_, index) => dayAfter(from, index))
}

/** Whether a moment is in the days. */
export function isIn({ from, to }: Days, time: string): boolean {
  const day = time.slice(0, 10)
  return day !== '' && day >= from && day <= to
}

/** The months that can be selected, newest first: those of five years. */
export function selectableMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: 60 }, (_, back) => {
    const months = year * 12 + month - 1 - back
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  })
}

function monthDays(month: string): Days {
  const from = `${month}-01`
  return { from, to: dayAfter(`${dayAfter(from, 31).slice(0, 7)}-01`, -1) }
}

/** The same day a year before; 29 February becomes the 28th. */
function yearBefore(day: string): string {
  const moved = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return moved.endsWith('02-29') ? moved.replace('02-29', '02-28') : moved
}

/** The month before that of a day, 'YYYY-MM'. */
function monthBefore(day: string): string {
  return dayAfter(`${day.slice(0, 7)}-01`, -1).slice(0, 7)
}

function earlier(a: string, b: string): string {
  return a < b ? a : b
}
