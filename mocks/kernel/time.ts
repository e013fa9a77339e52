import { parseTime } from '#domain/time'

/** Some days later at the same time of day, 'YYYY-MM-DD HH:mm:ss'. */
export function shiftDays(time: string, days: number): string {
  return parseTime(time)?.add(days, 'day').format('YYYY-MM-DD HH:mm:ss') ?? ''
}

/** Some days after a day, 'YYYY-MM-DD'. */
export function dayFrom(day: string, days: number): string {
  return parseTime(day)?.add(days, 'day').format('YYYY-MM-DD') ?? ''
}
