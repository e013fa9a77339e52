import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { bills, POLL_MS } from '#features/money/bill/api'
import type { Bill } from '#features/money/bill/model'

/** Follows a bill on screen until the platform has answered; then its orders, flows and log are read again. */
export function useBillPolling({ id, billStatus, auditor }: Bill): void {
  const client = useQueryClient()
  const isPending = billStatus === 'STORE_AUDIT' && auditor === 'PLATFORM'
  useQuery({
    ...bills.detail(id),
    enabled: isPending,
    refetchInterval: POLL_MS,
    meta: { isPolled: true, inPlace: true },
  })
  const wasPending = useRef(isPending)
  useEffect(() => {
    if (wasPending.current && !isPending) void client.invalidateQueries({ queryKey: ['bill'] })
    wasPending.current = isPending
  }, [isPending, client])
}
