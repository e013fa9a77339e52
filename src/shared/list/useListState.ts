import { useCallback, useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { DEFAULT_PAGE_SIZE, type Page } from '#domain/page'
import { type ListState, readListState } from '#shared/listState'
import { writeListState } from './listAddress'

/** A list's state in the address of its tab, and the operations on it. */
export type ListControl = ListState & {
  /** 搜索: new criteria, page 1; the size stays. */
  search: (criteria: Record<string, string>) => void
  /** Sets or clears one criterion, page 1. */
  filter: (name: string, value: string) => void
  /** 重置: no criteria, page 1, size 10. Keys of the address that are no filters stay. */
  reset: () => void
  turnTo: (current: number, size: number) => void
  /** Replaces the page number in the address; the history keeps no entry of the wrong one. */
  correctTo: (current: number) => void
  sortBy: (sort: string, order: ListState['order']) => void
}

/** Address keys of every list, besides its filters. */
const OWN_KEYS = ['current', 'size', 'sort', 'order']

/**
 * Reads and writes the state of this page's list. Unrelated address keys (the tab's record, an open drawer) are kept.
 *
 * @param filters names the list owns
 */
export function useListState(filters: readonly string[]): ListControl {
  const { search } = useLocation()
  const navigate = useNavigate()
  const names = filters.join(',')
  const kept = [...new URLSearchParams(search)].filter(([name]) => !OWN_KEYS.includes(name) && !filters.includes(name))
  const prefix = new URLSearchParams(kept).toString()
  const state = useMemo(() => readListState(search, names.split(',')), [search, names])
  const write = useCallback(
    (next: ListState, replace = false) => {
      const text = [prefix, writeListState(next)].filter(Boolean).join('&')
      navigate({ search: text ? `?${text}` : '' }, { replace })
    },
    [navigate, prefix],
  )
  return useMemo(
    () => ({
      ...state,
      search: (criteria) => write({ ...state, criteria, current: 1 }),
      filter: (name, value) => write({ ...state, criteria: { ...state.criteria, [name]: value }, current: 1 }),
      reset: () => write({ criteria: {}, current: 1, size: DEFAULT_PAGE_SIZE, sort: '', order: '' }),
      turnTo: (current, size) => write({ ...state, current: size === state.size ? current : 1, size }),
      correctTo: (current) => write({ ...state, current }, true),
      sortBy: (sort, order) => write({ ...state, sort, order, current: 1 }),
    }),
    [state, write],
  )
}

/**
 * Goes to the last page when the address names a later one: from an old bookmark, or after the last rows were deleted.
 */
export function useLastPage({ current, size, correctTo }: ListControl, page: Page<unknown> | undefined): void {
  const last = Math.max(1, Math.ceil((page?.total ?? 0) / size))
  const isPast = page !== undefined && page.records.length === 0 && current > last
  useEffect(() => {
    if (isPast) correctTo(last)
  }, [isPast, last, correctTo])
}
