import { useMemo } from 'react'
import { serverToday } from '#domain/time'
import type { Days } from '#features/overview/statistics/period/model'
import type { PeriodState } from '#features/overview/statistics/period/usePeriod'
import { everyMonth } from './model'

type Read<Row> = { data?: Row[] }

/**
 * Completes the rows of a period and of the compared one: each month of both has a row, so that they are shown beside
 * each other. Where neither has any they stay empty. `empty` makes the row of a month; null where the rows are no
 * months.
 */
export function useMonths<Row extends { key: string }, Query extends Read<Row>>(
  time: PeriodState,
  { read, compared }: { read: Query & Read<Row>; compared: (Query & Read<Row>) | null },
  empty: ((month: string) => Row) | null,
) {
  const [rows, past] = [read.data, compared?.data]
  const months = useMemo(() => {
    if (!empty || (rows ?? []).length + (past ?? []).length === 0) return { rows, past }
    const today = serverToday()
    const complete = (some: Row[] | undefined, days: Days | undefined) =>
      some && days && everyMonth(some, 'key', { days, today, empty })
    return { rows: complete(rows, time.days), past: complete(past, time.before?.days) }
  }, [time, rows, past, empty])
  return { read: { ...read, data: months.rows }, compared: compared && { ...compared, data: months.past } }
}
