import type { Fields } from '#domain/field'
import { type ReadFirst, type ResourceQuery, readAhead } from '#shared/resource'
import { type ListQuery, readListState, toQuery } from './listState'

/** Prefetches the page that a list at this address shows first; a list screen exports it as `first`. */
export function firstPage<Data>(
  query: ResourceQuery<ListQuery, Data>,
  fields: Fields,
  params: ListQuery = {},
): ReadFirst {
  return (address, client) => {
    const state = readListState(address.toString(), Object.keys(fields))
    return readAhead(client, query({ ...toQuery(state, fields), ...params }))
  }
}
