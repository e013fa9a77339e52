import { useQuery } from '@tanstack/react-query'
import { cars, drivers } from './api'
import type { Car, Driver } from './model'

/** The supplier's enabled drivers. Empty while loading or after an error: a name can always be typed. */
export function useOwnDrivers(): Driver[] {
  return useQuery({ ...drivers.enabled(null), meta: { silent: true } }).data ?? []
}

/** The supplier's enabled vehicles. Empty while loading or after an error: a plate can always be typed. */
export function useOwnCars(): Car[] {
  return useQuery({ ...cars.enabled(null), meta: { silent: true } }).data ?? []
}
