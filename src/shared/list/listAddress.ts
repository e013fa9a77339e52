import { DEFAULT_PAGE_SIZE } from '#domain/page'
import type { ListState } from '#shared/listState'

/** Page sizes offered. */
export const PAGE_SIZES = [10, 20, 50, 100]

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
