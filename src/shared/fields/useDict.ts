import { useQueries } from '@tanstack/react-query'
import { type Option, toOptions } from '../../domain/dict'
import { get } from '../http/request'

/** Dictionaries by code, each read once per session. One that fails shows raw keys and is asked for again later. */
export function useDicts(codes: readonly string[]): Record<string, Option[]> {
  const unique = [...new Set(codes)]
  return useQueries({
    queries: unique.map((code) => ({
      queryKey: ['dict', 'listByCode', code],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        toOptions(await get('/api/gd-system/dict/listByCode', { code }, { signal }), code),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      meta: { silent: true },
    })),
    combine: (results) => Object.fromEntries(unique.map((code, index) => [code, results[index]?.data ?? []])),
  })
}

/** One dictionary's options. */
export function useDict(code: string): Option[] {
  return useDicts([code])[code] ?? []
}
