import { useState } from 'react'

type Read = { data: unknown; isStale: boolean; isFetching: boolean; isError: boolean }

/**
 * Whether a query has been fresh since its screen opened. A form is a snapshot of what it opens with: data that a write
 * has outdated are refetched first, while later refetches must not unmount it.
 */
export function useFreshOnce({ data, isStale, isFetching, isError }: Read): boolean {
  const [wasFresh, setFresh] = useState(false)
  const isFresh = data !== undefined && !isError && !(isStale && isFetching)
  if (isFresh && !wasFresh) setFresh(true)
  return wasFresh || isFresh
}
