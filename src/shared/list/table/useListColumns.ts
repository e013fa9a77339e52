import type { TableColumnType } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fields } from '#domain/field'
import type { Page } from '#domain/page'
import type { ListProps, RowOf } from '#shared/list/listProps'
import type { Preview } from '#shared/list/preview/usePreview'
import { applyLayout, type ColumnLayout } from './columnLayout'
import { tableColumns } from './columns'
import { useRowActions } from './useRowActions'

type State<Row> = { layout: ColumnLayout; records: readonly Row[]; side: Preview<Row> }

/**
 * The columns of a list: all, and those shown in the user's layout. Memoized: they change with the screen, the
 * permissions and the arguments, not with each refetch of the rows.
 */
export function useListColumns<F extends Fields, P extends Page<object>>(
  list: ListProps<F, P>,
  { layout, records, side }: State<RowOf<P>>,
): { all: TableColumnType<RowOf<P>>[]; shown: TableColumnType<RowOf<P>>[] } {
  const { t } = useTranslation()
  const actions = useRowActions(list.actions, list.open)
  return useMemo(() => {
    const { fields, columns, open, sortable } = list
    const preview = list.preview && side
    const all = tableColumns<RowOf<P>>({ fields, columns, open, preview, actions, rows: records, sortable, t })
    return { all, shown: applyLayout(all, layout) }
  }, [list, actions, layout, records, side, t])
}
