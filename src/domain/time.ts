import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { serverMoment } from './clock'
import { NOTHING, OFFSET_HOURS, serverLocal, wireText } from './wire'

dayjs.extend(utc)

/** Formats of a server-local moment and day. The servers store Asia/Shanghai time without an offset. */
const FULL = 'YYYY-MM-DD HH:mm:ss'
const DAY = 'YYYY-MM-DD'

/**
 * Now in server-local time, 'YYYY-MM-DD HH:mm:ss', independent of this machine's zone and, once the server answered, of
 * its clock.
 */
export function serverNow(): string {
  return dayjs.utc(serverMoment()).utcOffset(OFFSET_HOURS).format(FULL)
}

/** Today in server-local time, 'YYYY-MM-DD'. */
export function serverToday(): string {
  return serverNow().slice(0, 10)
}

/**
 * Parses server time as the same wall-clock time in this machine's zone, for date pickers; formatting returns the same
 * text (except in the hour that summer time skips, on a machine abroad). Also parses 'YYYY/M/D', text with an offset,
 * and epoch seconds or milliseconds (some of the mall's calls). Missing or impossible → null.
 */
export function parseTime(value: unknown): Dayjs | null {
  const face = clockFace(value)
  return face && dayjs(face.format(FULL))
}

/**
 * Time for display. Without a pattern a date stays a date and a moment is shown to the second. Missing → '—', not a
 * time → its raw text.
 */
export function formatTime(value: unknown, pattern?: string): string {
  const face = clockFace(value)
  if (face === null) return wireText(value) || NOTHING
  return face.format(pattern ?? (isDateOnly(value) ? DAY : FULL))
}

/** Whether `a` is strictly earlier than `b`; a date counts as its first second. Missing → false. */
export function isBeforeText(a: unknown, b: unknown): boolean {
  const [first, second] = [clockFace(a), clockFace(b)]
  return first !== null && second !== null && first.valueOf() < second.valueOf()
}

/** First second of a day: '2024-03-01' → '2024-03-01 00:00:00'; '' when it is not a date. */
export function dayStart(value: unknown): string {
  return clockFace(value)?.format(`${DAY} 00:00:00`) ?? ''
}

/** Last second of a day: '2024-03-01' → '2024-03-01 23:59:59'; '' when it is not a date. */
export function dayEnd(value: unknown): string {
  return clockFace(value)?.format(`${DAY} 23:59:59`) ?? ''
}

/** Whole minutes from one moment to another, negative when `to` is earlier; null when either is missing. */
export function minutesBetween(from: unknown, to: unknown): number | null {
  const [first, last] = [clockFace(from), clockFace(to)]
  return first && last ? last.diff(first, 'minute') : null
}

/** A moment shifted by minutes (earlier when negative), 'YYYY-MM-DD HH:mm:ss'; '' when it is not a time. */
export function shiftMinutes(value: unknown, minutes: number): string {
  return clockFace(value)?.add(minutes, 'minute').format(FULL) ?? ''
}

/**
 * Calendar days between two dates (time of day ignored), negative when `to` is earlier; null when either is missing.
 */
export function daysBetween(from: unknown, to: unknown): number | null {
  const [first, last] = [clockFace(from), clockFace(to)]
  return first && last ? last.startOf('day').diff(first.startOf('day'), 'day') : null
}

/** A day shifted by days (earlier when negative), 'YYYY-MM-DD'; '' when it is not a date. */
export function dayAfter(value: unknown, days: number): string {
  return clockFace(value)?.add(days, 'day').format('YYYY-MM-DD') ?? ''
}

/**
 * Milliseconds since 1970 of a server-local moment, as some of the mall's calls take it; null when it is not a time.
 */
export function epochOf(value: unknown): number | null {
  const face = clockFace(value)
  return face && face.valueOf() - OFFSET_HOURS * 3_600_000
}

const TEXT = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/

/** Whether a text is a day without a time. */
export function isDateOnly(value: unknown): boolean {
  const match = TEXT.exec(wireText(value))
  return match !== null && match[4] === undefined
}

/**
 * Server-local time parsed in a zone without summer time, so that differences and texts are the same on every machine.
 */
function clockFace(value: unknown): Dayjs | null {
  if (dayjs.isDayjs(value)) return value.isValid() ? dayjs.utc(value.format(FULL)) : null
  const match = TEXT.exec(serverLocal(wireText(value)))
  if (!match) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  if (hour > 23 || minute > 59 || second > 59) return null
  const face = dayjs.utc(Date.UTC(year, month - 1, day, hour, minute, second))
  return face.year() === year && face.month() === month - 1 && face.date() === day ? face : null
}
