import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { platformServices } from './api'
import { isAwaited, type PlatformOrder } from './model'
import { pollAfter, secondsLeft } from './waiting'

/**
 * An order as it stands now: asked about again and again while its payment is awaited, at once when the user comes back to the
 * page. It rests while the page or the browser tab is hidden, and outlives an answer that fails.
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
    // The page says in place that it could not ask.
    meta: { silent: true },
  })
  useFinalState(query.data ?? undefined)
  return query
}

/** When the wait is over, what was bought and the records have changed too. */
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

/** Seconds until an order has to be paid, counted down; null when it has no end. `answeredAt` is when the server told, epoch ms. */
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
