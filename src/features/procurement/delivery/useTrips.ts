import { useQuery } from '@tanstack/react-query'
import { deliveries } from './api'

/** The trucks on the way; undefined while loading or after an error: nobody is said to be free then. */
export function useTrips() {
  return useQuery({ ...deliveries.onTheWay(null), meta: { silent: true } }).data
}
