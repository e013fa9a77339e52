import { isBeforeText, parseTime } from '#domain/time'

/** A time shifted by days at the same time of day, 'YYYY-MM-DD HH:mm:ss'. */
export function shiftDays(time: string, days: number): string {
  return parseTime(time)?.add(days, 'day').format('YYYY-MM-DD HH:mm:ss') ?? ''
}

/** A day shifted by days, 'YYYY-MM-DD'. */
export function dayFrom(day: string, days: number): string {
  return parseTime(day)?.add(days, 'day').format('YYYY-MM-DD') ?? ''
}

/** When the demo says that something was created: at a time, or yesterday where that would be in the future. */
export function createdBy(time: string, today: string): string {
  return isBeforeText(time, today) ? time : `${dayFrom(today, -1)} ${time.slice(11)}`
}
