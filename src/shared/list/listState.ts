import type { Field, Fields } from '#domain/field'
import { DEFAULT_PAGE_SIZE } from '#domain/page'
import { dayEnd, dayStart } from '#domain/time'

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

/** Page sizes offered. */
export const PAGE_SIZES = [10, 20, 50, 100]

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

/** The address of a list's state. Defaults are omitted, so an untouched list has a bare address. */
export function writeListState(state: ListState): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(state.criteria)) {
    const trimmed = value.trim()
    if (trimmed) params.set(name, trimmed)
  }
  if (state.current > 1) params.set('current', String(state.current))
  if (state.size !== DEFAULT_PAGE_SIZE) params.set('size', String(state.size))
  if (state.sort && state.order) {
    params.set('sort', state.sort)
    params.set('order', state.order)
  }
  return params.toString()
}

/** The request parameters. Dates become their first and last moment. */
export function toQuery(state: ListState, fields: Fields): ListQuery {
  const query: ListQuery = {}
  for (const [name, value] of Object.entries(state.criteria)) {
    const field: Field | undefined = fields[name]
    if (field?.kind === 'dateRange' && field.range) {
      const [start = '', end = ''] = value.split('~')
      if (dayStart(start)) query[field.range[0]] = dayStart(start)
      if (dayEnd(end)) query[field.range[1]] = dayEnd(end)
    } else query[name] = value.trim()
  }
  const { current, size } = state
  const paging = { current, size, pageNumber: current, pageSize: size }
  if (!state.sort || !state.order) return { ...query, ...paging }
  return { ...query, ...paging, sort: state.sort, order: state.order, [`${state.order}s`]: state.sort }
}

/** A sort needs both field and direction. */
function readSort(params: URLSearchParams): Pick<ListState, 'sort' | 'order'> {
  const [sort, order] = [params.get('sort')?.trim(), params.get('order')]
  return sort && (order === 'asc' || order === 'desc') ? { sort, order } : { sort: '', order: '' }
}

function positive(text: string | null, fallback: number, max = Number.MAX_SAFE_INTEGER): number {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 && number <= max ? number : fallback
}
