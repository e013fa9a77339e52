import { useQuery } from '@tanstack/react-query'
import type { PeriodState } from '#features/overview/statistics/period/usePeriod'
import { IN_PLACE, type ReadOptions } from '#shared/resource'

/**
 * A query of a period, and of the one compared with; that is null without comparison. `select` turns an answer into
 * what is shown.
 */
export function useCompared<Arg, Data, Shown = Data>(
  time: PeriodState,
  query: (period: Record<string, string>) => ReadOptions<Arg, Data>,
  select?: (data: Data) => Shown,
) {
  const options = { select, meta: IN_PLACE }
  const read = useQuery({ ...query(time.args), ...options })
  const compared = useQuery({ ...query(time.before?.args ?? {}), ...options, enabled: time.before !== null })
  return { read, compared: time.before && compared }
}
