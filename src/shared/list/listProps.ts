import type { ReactElement, ReactNode } from 'react'
import type { Fields } from '#domain/field'
import type { Page } from '#domain/page'
import type { Actions } from '#shared/action/action'
import type { FilterValue } from '#shared/list/search/FilterInput'
import type { StatusCounts } from '#shared/list/search/StatusTabs'
import type { Selection } from '#shared/list/selection/selection'
import type { Column } from '#shared/list/table/columns'
import type { ListQuery } from '#shared/listState'
import type { ScreenLink } from '#shared/navigation'
import type { ResourceQuery } from '#shared/resource'
import type { Adding } from './AddButton'

/** The row of a page. */
export type RowOf<P extends Page<object>> = P['records'][number]

/** The definition of a list screen. */
export type ListProps<F extends Fields, P extends Page<object>, Row extends object = RowOf<P>> = {
  /** Names the table for screen readers. */
  caption: string
  query: ResourceQuery<ListQuery, P>
  /** Parameters that are always sent. */
  params?: ListQuery
  fields: F
  /** Filter fields, in order; the first three show while the form is collapsed. */
  filters: readonly (keyof F & string)[]
  /** Inputs of filters whose kind has none. */
  filterInputs?: Readonly<Record<string, ReactElement<FilterValue>>>
  columns: readonly Column<Row, F>[]
  rowKey: keyof Row & string
  /** The record behind a row: the first column and 查看 open it. */
  open?: (row: Row) => ScreenLink
  /** A summary of the record, shown beside the list; load its code lazily. */
  preview?: (row: Row) => ReactNode
  /** The status field that is shown as tabs with counts. */
  statusField?: keyof F & string
  /** A query that counts all tabs at once; by default each count is the total of the list query. */
  statusCounts?: StatusCounts
  sortable?: readonly (keyof Row & string)[]
  /** Actions on a row; those with a batch also apply to the ticked rows. */
  actions?: Actions<Row>
  toolbar?: ReactNode
  /** What adds a record: after the toolbar, and the next step of an empty list. */
  add?: Adding
  /** Makes rows selectable, across pages; renders the page's own batch actions. */
  batch?: (selection: Selection<Row>) => ReactNode
  isSelectable?: (row: Row, selected: Row[]) => boolean
  /** Maximum number of ticked rows. */
  maxSelected?: number
  /** Texts of the summary row by field: the server's sums over the whole filtered result. */
  summary?: (page: P) => Partial<Record<string, string>> | null
  /** What the sums are of, if not of all rows; 合计 by default. */
  summaryLabel?: string
  /** Text and next step of an empty list; by default it is adding a record. */
  empty: { text: string; action?: ReactNode }
}
