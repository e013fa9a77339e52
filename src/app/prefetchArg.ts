import { type ListQuery, listQuery, readListState } from '#shared/listState'
import type { PageDef } from '#shared/screen/screen'

/** Address keys of a list's page and sort. */
const PAGING = ['current', 'size', 'sort', 'order']

/**
 * The argument of the query that a screen shows first, by its address: parameters of a list, or the id of a record.
 * Null when the address does not tell it: no record is named, another call answers, or a range of days is asked for,
 * whose two parameter names only the list's fields know.
 */
export function prefetchArg(page: PrefetchingPage, address: URLSearchParams): ListQuery | string | null {
  const { prefetch, prefetchUnless = '', prefetchArgs, id, drawers } = page
  if (!prefetch || address.has(prefetchUnless)) return null
  if (prefetchArgs) return address.toString() === '' ? prefetchArgs : null
  if (prefetch.key) return address.get(id[0] ?? '') || null
  const filters = [...address.keys()].filter((name) => !drawers.includes(name) && !PAGING.includes(name))
  if (filters.some((name) => address.get(name)?.includes('~'))) return null
  return listQuery(readListState(address.toString(), filters))
}

type PrefetchingPage = Pick<PageDef, 'prefetch' | 'prefetchUnless' | 'prefetchArgs' | 'id' | 'drawers'>
