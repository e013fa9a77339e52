/** The call a screen shows first, from the query of its address; null where that cannot be told yet. */
export type FirstCall = (query: URLSearchParams) => { path: string; params: Record<string, string> } | null

type Other = { fixed?: Record<string, string>; except?: string }

/**
 * A list's first page: its address says what it searches for. `fixed` is always sent; an address with `except` asks
 * another call.
 */
export function listAt(path: string, { fixed = {}, except }: Other = {}): FirstCall {
  return (query) => {
    if (except && query.has(except)) return null
    // `edit` and `view` open a record over the list.
    const { current = '1', size = '10', sort, order, edit: _edit, view: _view, ...criteria } = Object.fromEntries(query)
    // A range of days becomes two moments, which the fields of the list name.
    if (Object.values(criteria).some((value) => value.includes('~'))) return null
    const sorting: Record<string, string> = sort && order ? { sort, order, [`${order}s`]: sort } : {}
    return { path, params: { ...criteria, current, size, pageNumber: current, pageSize: size, ...sorting, ...fixed } }
  }
}

/** The record that the address names. */
export function recordAt(path: string, key: string): FirstCall {
  return (query) => {
    const value = query.get(key)
    return value ? { path, params: { [key]: value } } : null
  }
}
