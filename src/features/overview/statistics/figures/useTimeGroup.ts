import { daysBetween } from '#domain/time'
import type { PeriodState } from '#features/overview/statistics/period/usePeriod'
import { useGroup } from './useGroup'

/** A longer period begins with months. */
const MANY_DAYS = 92
const GROUPS = [
  ['day', '按日'],
  ['month', '按月'],
] as const

/** Whether days or months are shown, from the address, and the switch between them. */
export function useTimeGroup({ days }: PeriodState) {
  const isLong = (daysBetween(days.from, days.to) ?? 0) > MANY_DAYS
  return useGroup(GROUPS, isLong ? 'month' : 'day', '统计粒度')
}
