import { useQuery } from '@tanstack/react-query'
import { type Option, toOptions } from '../../domain/dict'
import { get } from '../http/request'

const NONE: Option[] = []

/** A dictionary's options, read once per session. While it is read, or when that fails, raw keys are shown. */
export function useDict(code: string): Option[] {
  const query = useQuery({
    queryKey: ['dict', 'listByCode', code],
    queryFn: async ({ signal }) => toOptions(await get('/api/gd-system/dict/listByCode', { code }, { signal }), code),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    enabled: code !== '',
    meta: { silent: true },
  })
  return query.data ?? NONE
}
