import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { cars, drivers } from '#features/procurement/fleet/api'
import type { Fleet } from './departure'

/**
 * The supplier's fleet; null until it is read, its parts null after a failure: a check that failed holds up no truck.
 */
export function useFleet(): Fleet | null {
  const ownDrivers = useQuery({ ...drivers.enabled(null), meta: { silent: true } })
  const ownCars = useQuery({ ...cars.enabled(null), meta: { silent: true } })
  // Once it failed, another reading of it must not take the form away again.
  const isAwaited = [ownDrivers, ownCars].some(
    ({ isLoading, failureCount, errorUpdateCount }) => isLoading && failureCount === 0 && errorUpdateCount === 0,
  )
  return useMemo(() => {
    if (isAwaited) return null
    return { drivers: ownDrivers.data ?? null, cars: ownCars.data ?? null }
  }, [isAwaited, ownDrivers.data, ownCars.data])
}

/** Reads the supplier's fleet as it is now; its parts are null after an error. */
export function useReadFleet(): () => Promise<Fleet> {
  const client = useQueryClient()
  return async () => {
    const fresh = { staleTime: 0, meta: { silent: true } }
    const [ownDrivers, ownCars] = await Promise.all([
      client.fetchQuery({ ...drivers.enabled(null), ...fresh }).catch(() => null),
      client.fetchQuery({ ...cars.enabled(null), ...fresh }).catch(() => null),
    ])
    return { drivers: ownDrivers, cars: ownCars }
  }
}
