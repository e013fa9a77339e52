import { useQuery } from '@tanstack/react-query'
import { logistics } from '#features/store/logistics/api'

/** The provider that makes the waybills; undefined until loaded. Queried only if the order may get a waybill. */
export function useProvider(isAsked: boolean) {
  return useQuery({ ...logistics.provider(null), enabled: isAsked, meta: { silent: true } }).data
}
