import { type ReadFirst, type ResourceQuery, readAhead } from '#shared/resource'

/** Prefetches the record that the address names under `key`; a record page exports it as `first`. */
export function firstRecord<Data>(resource: ResourceQuery<string, Data>, key: string): ReadFirst {
  return async (address, client) => {
    const id = address.get(key)
    if (id) await readAhead(client, resource(id))
  }
}
