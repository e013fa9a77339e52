import type { Table } from './table'

/**
 * A figure over whole tables, computed again only after one of them changed. What was
 * computed is known by the texts it takes: a shop, a day.
 */
export function derived<Args extends readonly string[], Result>(
  from: readonly Pick<Table<{ id: string }>, 'version'>[],
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  let versions = ''
  const known = new Map<string, { result: Result }>()
  return (...args) => {
    const now = from.map(({ version }) => version).join()
    if (now !== versions || known.size >= MOST_KNOWN) known.clear()
    versions = now
    const key = JSON.stringify(args)
    const found = known.get(key)
    if (found) return found.result
    const result = compute(...args)
    known.set(key, { result })
    return result
  }
}

/** A year of days of two shops, and some. */
const MOST_KNOWN = 1_000
