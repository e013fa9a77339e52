import type { Fields } from '#domain/field'
import type { Page } from '#domain/page'
import { type ListQuery, readListState } from '#shared/listState'
import { type Query, toSearch } from '#shared/navigation'
import type { ResourceQuery } from '#shared/resource'
import { toQuery } from './toQuery'

/**
 * The first rows of a list that is opened with a filter: the very query of the list, so that both show the same total.
 */
export function firstRows<P extends Page<object>>(
  { query, fields }: { query: ResourceQuery<ListQuery, P>; fields: Fields },
  filter: Query,
  size: number,
) {
  const state = readListState(toSearch(filter), Object.keys(fields))
  return query(toQuery({ ...state, current: 1, size }, fields))
}
