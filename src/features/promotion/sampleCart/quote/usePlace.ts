import { useQuery } from '@tanstack/react-query'
import { findPath, regionText } from '#domain/tree'
import { templates } from '#features/store/freight/api'
import { IN_PLACE } from '#shared/resource'

/** The city that a cart is sent to, with the shop's freight templates; `name` is '' for one that does not exist. */
export function usePlace(cityId: string) {
  const enabled = cityId !== ''
  const cities = useQuery({ ...templates.cities(null), enabled, meta: IN_PLACE })
  const rules = useQuery({ ...templates.all(null), enabled, meta: IN_PLACE })
  return {
    name: regionText(findPath(cities.data ?? [], ({ id }) => id === cityId)),
    templates: rules.data ?? null,
    isLoading: cities.isLoading || rules.isLoading,
    failed: [cities, rules].find(({ isError, data }) => isError && data === undefined) ?? null,
  }
}
