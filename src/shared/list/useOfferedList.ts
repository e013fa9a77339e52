import { useMemo } from 'react'
import type { Fields } from '#domain/field'
import type { Page } from '#domain/page'
import { useCapabilities } from '#shared/capability/capabilityStore'
import { columnKind } from '#shared/list/table/columns'
import { canFilterBy, isListed } from './listNeeds'
import type { ListProps, RowOf } from './listProps'

/**
 * The list without the filters, tabs and columns that the gateway lacks: a filter that is not obeyed would show rows
 * nobody asked for.
 */
export function useOfferedList<F extends Fields, P extends Page<object>>(list: ListProps<F, P>): ListProps<F, P> {
  const setting = useCapabilities((state) => state.setting)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the capabilities are read from their store
  return useMemo(() => {
    const { fields, statusField } = list
    const filters = list.filters.filter((name) => canFilterBy(fields[name]))
    const columns = list.columns.filter((column) => isListed(columnKind<RowOf<P>>(column, fields)))
    const hasTabs = statusField === undefined || canFilterBy(fields[statusField])
    // The same list as long as nothing is left out: its columns are memoized by it.
    if (filters.length === list.filters.length && columns.length === list.columns.length && hasTabs) return list
    const { statusField: _tabs, statusCounts: _counts, ...rest } = list
    return { ...(hasTabs ? list : rest), filters, columns }
  }, [list, setting])
}
