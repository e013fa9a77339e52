import { useMemo, useState } from 'react'
import { DEFAULT_PAGE_SIZE } from '#domain/page'
import { type ListControl, useListState } from '#shared/list/useListState'
import type { ListState } from '#shared/listState'

/** Files per page: full rows of the grid at any width. */
export const FILE_SIZES = [24, 48, 96]
const SIZE = 24

/** The criteria of the file list. */
const NAMES = ['name', 'fileType', 'createRange', 'fileDirectoryId'] as const

/** The state of the page's list, in its address. */
export function useAddressList(): ListControl {
  const control = useListState(NAMES)
  return useMemo(
    () => ({
      ...control,
      // The address omits an unchanged page size, which this list's own default replaces.
      size: control.size === DEFAULT_PAGE_SIZE ? SIZE : control.size,
      turnTo: (current, size) => control.turnTo(current, size === SIZE ? DEFAULT_PAGE_SIZE : size),
    }),
    [control],
  )
}

const EMPTY: ListState = { criteria: {}, current: 1, size: SIZE, sort: '', order: '' }

/** The state of a dialog's list: the address belongs to the page below it. */
export function useOwnList(): ListControl {
  const [state, setState] = useState(EMPTY)
  return useMemo(
    () => ({
      ...state,
      search: (criteria) => setState({ ...state, criteria, current: 1 }),
      filter: (name, value) => setState({ ...state, criteria: { ...state.criteria, [name]: value }, current: 1 }),
      reset: () => setState(EMPTY),
      turnTo: (current, size) => setState({ ...state, current: size === state.size ? current : 1, size }),
      correctTo: (current) => setState({ ...state, current }),
      sortBy: (sort, order) => setState({ ...state, sort, order, current: 1 }),
    }),
    [state],
  )
}
