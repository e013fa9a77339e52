import { useQuery } from '@tanstack/react-query'
import { cars, drivers } from './api'
import { type Car, type Driver, isEnabled } from './model'

/** Maximum number of options of a picker; typing narrows them. */
const OFFERED = { current: 1, size: 200, status: 1 }

/** The supplier's enabled drivers. Empty while loading or after an error: a name can always be typed. */
export function useOwnDrivers(): Driver[] {
  const query = useQuery({ ...drivers.page(OFFERED), meta: { silent: true } })
  return (query.data?.records ?? []).filter(isEnabled)
}

/** The supplier's enabled vehicles. Empty while loading or after an error: a plate can always be typed. */
export function useOwnCars(): Car[] {
  const query = useQuery({ ...cars.page(OFFERED), meta: { silent: true } })
  return (query.data?.records ?? []).filter(isEnabled)
}
