import { toHalfWidth } from './words'

/** A date as typed: its day 'YYYY-MM-DD', and its time 'HH:mm:ss' or '' where none was typed. */
export type TypedDate = { day: string; time: string }

/** Year, month and day with any usual sign between them, or eight digits; the year may be left out. */
const DAY = /^(?:(?:(\d{4})[-/.年])?(\d{1,2})[-/.月](\d{1,2})日?|(\d{4})(\d{2})(\d{2}))$/
const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/

/**
 * Reads a date as people write it: 2026-11-1, 2026/11/1, 2026.11.1, 2026年11月1日, 20261101, each with or without a time
 * (8:05, 08:05:30), in digits of any width. null for anything else and for days that do not exist.
 *
 * @param year the year of a date without one (11-1, 11月1日); without it, such a date is not read
 */
export function readTypedDate(typed: string, year = ''): TypedDate | null {
  const [dayText = '', timeText = '', ...more] = toHalfWidth(typed).trim().split(/[ T]+/)
  const match = DAY.exec(dayText)
  const clock = TIME.exec(timeText)
  if (!match || more.length > 0 || (timeText !== '' && !clock)) return null
  const [y, m, d] = [match[1] ?? match[4] ?? year, match[2] ?? match[5] ?? '', match[3] ?? match[6] ?? '']
  const day = [y, m.padStart(2, '0'), d.padStart(2, '0')].join('-')
  const [, hour = '0', minute = '00', second = '00'] = clock ?? []
  if (!isReal(day) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null
  return { day, time: clock ? [hour.padStart(2, '0'), minute, second].join(':') : '' }
}

function isReal(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day
}
