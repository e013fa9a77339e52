import { toHalfWidth } from './words'

/** A date as typed: its day 'YYYY-MM-DD', and its time 'HH:mm:ss' or '' where none was typed. */
export type TypedDate = { day: string; time: string }

/** Spellings of a day: with a usual sign between its parts or as eight digits, then those without a year. */
const DAYS = [
  /^(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})$/,
  /^(?<year>\d{4})年(?<month>\d{1,2})月(?<day>\d{1,2})日?$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})月(?<day>\d{1,2})日?$/,
]
const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/

/**
 * Reads a date as people write it: 2026-11-1, 2026/11/1, 2026.11.1, 2026年11月1日, 20261101, each with or without a time
 * (8:05, 08:05:30), in digits of any width. null for anything else and for days that do not exist.
 *
 * @param year the year of a date without one (11-1, 11月1日); without it, such a date is not read
 */
export function readTypedDate(typed: string, year = ''): TypedDate | null {
  const [dayText = '', timeText = '', ...more] = toHalfWidth(typed).trim().split(/[ T]+/)
  const parts = DAYS.map((spelling) => spelling.exec(dayText)?.groups).find(Boolean)
  const clock = TIME.exec(timeText)
  if (!parts || more.length > 0 || (timeText !== '' && !clock)) return null
  const day = [parts.year ?? year, parts.month?.padStart(2, '0'), parts.day?.padStart(2, '0')].join('-')
  const [, hour = '0', minute = '00', second = '00'] = clock ?? []
  if (!isReal(day) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null
  return { day, time: clock ? [hour.padStart(2, '0'), minute, second].join(':') : '' }
}

function isReal(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day
}
