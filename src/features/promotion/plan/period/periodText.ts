import { formatTime } from '#domain/time'
import type { Period } from '#features/mall/activity/model'

/** A period to the minute: '2026-12-04 09:00 ~ 2026-12-05 18:00'. */
export function periodText({ startTime, endTime }: Period): string {
  return `${formatTime(startTime, 'YYYY-MM-DD HH:mm')} ~ ${formatTime(endTime, 'YYYY-MM-DD HH:mm')}`
}
