/** Builds the prefetch of a screen from the query of its address; null when the address does not determine it. */
export type FirstCall = (query: URLSearchParams) => { path: string; params: Record<string, string> } | null

/** Query keys that open a record over a list; the list is requested without them. */
const OVER = new Set(['edit', 'view', 'ship', 'consignee'])

type Other = { fixed?: Record<string, string>; except?: string }

/**
 * Prefetches a list's first page, with the criteria of its address. `fixed` is always sent; an address with the key
 * `except` uses another query, so nothing is prefetched.
 */
export function listAt(path: string, { fixed = {}, except }: Other = {}): FirstCall {
  return (query) => {
    if (except && query.has(except)) return null
    const asked = Object.fromEntries([...query].filter(([name]) => !OVER.has(name)))
    const { current = '1', size = '10', sort, order, ...criteria } = asked
    // A date range is sent as two parameters, whose names are known only to the fields of the list.
    if (Object.values(criteria).some((value) => value.includes('~'))) return null
    const sorting: Record<string, string> = sort && order ? { sort, order, [`${order}s`]: sort } : {}
    return { path, params: { ...criteria, current, size, pageNumber: current, pageSize: size, ...sorting, ...fixed } }
  }
}

/** Prefetches the record that the address names. */
export function recordAt(path: string, key: string): FirstCall {
  return (query) => {
    const value = query.get(key)
    return value ? { path, params: { [key]: value } } : null
  }
}
