import { useQuery } from '@tanstack/react-query'
import { logistics } from '#features/store/logistics/api'
import { OWN_TRUCK } from '#features/store/logistics/model'

/**
 * The id of the company that stands for the shop's own vehicles; '' where the platform has none or the shop does not
 * use it.
 */
export function useOwnTruckCompany(): string {
  const used = useQuery({ ...logistics.used(null), meta: { silent: true } }).data ?? []
  return used.find(({ name }) => name === OWN_TRUCK)?.logisticsId ?? ''
}
