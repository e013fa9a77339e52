import { queryOptions, useQuery } from '@tanstack/react-query'
import { labelOf, type Option, toOptions } from '#domain/dict'
import { unchecked } from '#domain/shape'
import { get } from '#shared/http/request'

const NONE: Option[] = []

/** A dictionary's options, read once per session; none while it is read or when that fails. */
export function useDict(code: string): Option[] {
  return useDictQuery(code).data ?? NONE
}

/** The word of a key: '' while its dictionary is read, so that no raw key flashes; the raw key when that failed. */
export function useDictWord(code: string, value: unknown): string {
  const { data, isLoading } = useDictQuery(code)
  return isLoading ? '' : labelOf(data ?? NONE, value)
}

/** How a dictionary is read, for those who need its words outside a component. Nothing but its caller shows a failure. */
export function dictQuery(code: string) {
  return queryOptions({
    queryKey: ['dict', 'listByCode', code],
    queryFn: async ({ signal }) =>
      toOptions(await get('/api/gd-system/dict/listByCode', unchecked(), { code }, { signal }), code),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  })
}

function useDictQuery(code: string) {
  return useQuery({ ...dictQuery(code), enabled: code !== '' })
}
