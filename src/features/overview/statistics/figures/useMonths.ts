import { useMemo } from 'react'
import { serverToday } from '#domain/time'
import { everyMonth } from '#features/overview/figure/model'
import type { PeriodState } from '#features/overview/statistics/period/usePeriod'

type Asked<Row> = {
  time: PeriodState
  now: Row[] | undefined
  past: Row[] | undefined
  /** False where the rows are no months. */
  isByMonth: boolean
  empty: (month: string) => Row
}

/**
 * The rows of months of a period and of the compared one, each month of both with a row, so that they stand beside each
 * other. Where neither has any they stay empty.
 */
export function useMonths<Row extends { key: string }>({ time, now, past, isByMonth, empty }: Asked<Row>) {
  return useMemo(() => {
    if (!isByMonth || (now ?? []).length + (past ?? []).length === 0) return { now, past }
    const today = serverToday()
    return {
      now: now && everyMonth(now, 'key', { days: time.days, today, empty }),
      past: past && time.before ? everyMonth(past, 'key', { days: time.before.days, today, empty }) : past,
    }
  }, [time, now, past, isByMonth, empty])
}
