import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { platformServices } from '#features/money/platformService/api'
import { isAwaited, type PlatformOrder } from '#features/money/platformService/model'
import { pollAfter, secondsLeft } from './waiting'

/**
 * The current order: polled while its payment is pending, and refetched when the user returns to the page. Polling
 * pauses while the page or the browser tab is hidden, and survives errors.
 */
export function useOrderPolling(orderId: string) {
  const query = useQuery({
    ...platformServices.detail(orderId),
    enabled: orderId !== '',
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      pollAfter(state.data ?? undefined, Date.now() - state.dataUpdatedAt, state.status === 'error'),
    // The page shows the error in place.
    meta: { silent: true },
  })
  useFinalState(query.data ?? undefined)
  return query
}

/** After the final state, refetches the packages and records too. */
function useFinalState(order: PlatformOrder | undefined) {
  const client = useQueryClient()
  const awaited = useRef('')
  useEffect(() => {
    if (!order) return
    if (isAwaited(order)) awaited.current = order.id
    else if (awaited.current === order.id) {
      awaited.current = ''
      void client.invalidateQueries({
        queryKey: ['platformService'],
        predicate: ({ queryKey }) => queryKey[1] !== 'detail',
      })
    }
  }, [order, client])
}

/**
 * Seconds left to pay an order, counting down; null without a deadline. `answeredAt`: time of the response, epoch ms.
 */
export function useSecondsLeft(order: PlatformOrder, answeredAt: number): number | null {
  const [now, setNow] = useState(() => Date.now())
  const left = secondsLeft(order, Math.max(now, answeredAt) - answeredAt)
  const isRunning = left !== null && left > 0
  useEffect(() => {
    if (!isRunning) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return left
}
