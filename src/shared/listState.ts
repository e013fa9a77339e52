import { DEFAULT_PAGE_SIZE } from '#domain/page'

/** The state of a list: the criteria as typed, the page, and the sort. Stored only in the tab's address. */
export type ListState = {
  /** Filter values by field name; a date range is `start~end`. */
  criteria: Record<string, string>
  current: number
  size: number
  /** Field to sort by; empty for the server's default order. */
  sort: string
  order: '' | 'asc' | 'desc'
}

/** Request parameters: criteria, page and sort, in both families' spellings where they differ. */
export type ListQuery = Record<string, string | number>

/** Reads a list's state from an address. Unknown names and invalid values are dropped. */
export function readListState(search: string, filters: readonly string[]): ListState {
  const params = new URLSearchParams(search)
  const criteria: Record<string, string> = {}
  for (const name of filters) {
    const value = params.get(name)?.trim()
    if (value) criteria[name] = value
  }
  return {
    criteria,
    current: positive(params.get('current'), 1),
    size: positive(params.get('size'), DEFAULT_PAGE_SIZE, 200),
    ...readSort(params),
  }
}

/** The request parameters of a list's page, in both families' spellings where they differ. */
export function listQuery({ criteria, current, size, sort, order }: ListState): ListQuery {
  const query = { ...criteria, current, size, pageNumber: current, pageSize: size }
  return sort && order ? { ...query, sort, order, [`${order}s`]: sort } : query
}

/** Asks for all rows of a list that is known to be short: a few dozen. */
export const SHORT_LIST: ListQuery = listQuery({ criteria: {}, current: 1, size: 100, sort: '', order: '' })

/** A sort needs both field and direction. */
function readSort(params: URLSearchParams): Pick<ListState, 'sort' | 'order'> {
  const [sort, order] = [params.get('sort')?.trim(), params.get('order')]
  return sort && (order === 'asc' || order === 'desc') ? { sort, order } : { sort: '', order: '' }
}

function positive(text: string | null, fallback: number, max = Number.MAX_SAFE_INTEGER): number {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 && number <= max ? number : fallback
}
