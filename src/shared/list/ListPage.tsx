import { useQuery } from '@tanstack/react-query'
import { Button, Pagination, Table } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fields } from '../../domain/field'
import type { Page } from '../../domain/page'
import type { Query } from '../navigation'
import type { Reads } from '../resource'
import { EmptyState, ErrorState } from '../ui/states'
import { applyLayout } from './columnLayout'
import { type Column, type RowAction, tableColumns, totalWidth } from './columns'
import { ListSettings } from './ListSettings'
import { type ListQuery, PAGE_SIZES, toQuery } from './listState'
import { SavedViews } from './SavedViews'
import { SearchForm } from './SearchForm'
import { StatusTabs } from './StatusTabs'
import { SummaryRow } from './SummaryRow'
import { useListPrefs } from './useListPrefs'
import { useListState } from './useListState'

/** What is ticked, across pages, and how to untick it. */
export type Selection<Row> = { rows: Row[]; clear: () => void }

export type ListPageProps<Row extends object, P extends Page<Row>> = {
  /** Names the table for screen readers. */
  caption: string
  query: Reads<ListQuery, P>
  /** Parameters that are always sent. */
  params?: ListQuery
  fields: Fields
  /** Fields to search by, in order; the first three show while the form is folded. */
  filters: readonly string[]
  columns: readonly Column<Row>[]
  rowKey: keyof Row & string
  open?: (row: Row) => { name: string; query: Query }
  /** The status field that is shown as tabs with counts. */
  statusField?: string
  sortable?: readonly string[]
  actions?: (row: Row) => RowAction[]
  toolbar?: ReactNode
  /** With it rows can be ticked, across pages; it renders what can be done with them. */
  batch?: (selection: Selection<Row>) => ReactNode
  isSelectable?: (row: Row, selected: Row[]) => boolean
  /** Most rows that may be ticked. */
  maxSelected?: number
  /** Texts of the summary row by field: sums of everything the filter finds, as the server gives them. */
  summary?: (page: P) => Partial<Record<string, string>> | null
  /** What an empty list says, and what to do next. */
  empty: { text: string; action?: ReactNode }
}

/** A list screen: search, status tabs, table, pager; its state lives in the address. */
export function ListPage<Row extends object, P extends Page<Row> = Page<Row>>(props: ListPageProps<Row, P>) {
  const { caption, fields, filters, columns, rowKey, open, statusField, actions, sortable, toolbar, batch, empty } =
    props
  const { t } = useTranslation()
  const names = useMemo(() => (statusField ? [...filters, statusField] : [...filters]), [filters, statusField])
  const control = useListState(names)
  const list = useQuery(props.query({ ...toQuery(control, fields), ...props.params }))
  const [picked, setPicked] = useState<Map<string, Row>>(new Map())
  const page = list.data
  const sort = { name: control.sort, order: control.order }
  const prefs = useListPrefs(rowKey)
  const allColumns = tableColumns<Row>({ fields, columns, open, actions, sortable, sort, t })
  const antColumns = applyLayout(allColumns, prefs.layout)
  const hasCriteria = Object.keys(control.criteria).length > 0
  const rows = [...picked.values()]
  const isFull = props.maxSelected !== undefined && picked.size >= props.maxSelected

  return (
    <div className="list-page">
      <SearchForm fields={fields} filters={filters} control={control} onSame={() => void list.refetch()} />
      <div className="list-bar">
        {statusField && (
          <StatusTabs
            name={statusField}
            fields={fields}
            state={control}
            query={(arg) => props.query({ ...arg, ...props.params })}
            onChoose={(status) => control.filter(statusField, status)}
          />
        )}
        <div className="list-tools">
          {batch && picked.size > 0 && (
            <span className="list-picked" role="status">
              {t('已选 {{count}} 项', { count: picked.size })}
              <Button type="link" size="small" onClick={() => setPicked(new Map())}>
                {t('清空')}
              </Button>
            </span>
          )}
          {batch?.({ rows, clear: () => setPicked(new Map()) })}
          {toolbar}
          <SavedViews prefs={prefs} />
          <ListSettings columns={allColumns} prefs={prefs} />
        </div>
      </div>
      {list.isError && !page ? (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      ) : (
        <div className="list-table">
          <Table<Row>
            aria-label={caption}
            rowKey={rowKey}
            size={prefs.density}
            columns={antColumns}
            dataSource={page?.records ?? []}
            loading={list.isFetching && { delay: 300 }}
            pagination={false}
            scroll={{ x: totalWidth(antColumns as never) + (batch ? 48 : 0), y: 1 }}
            locale={{
              emptyText: list.isPending ? (
                <span className="list-pending" />
              ) : (
                <EmptyState
                  text={hasCriteria ? t('没有符合条件的记录') : t(empty.text)}
                  action={hasCriteria ? <Button onClick={control.reset}>{t('清除条件')}</Button> : empty.action}
                />
              ),
            }}
            rowSelection={
              batch && {
                selectedRowKeys: [...picked.keys()],
                preserveSelectedRowKeys: true,
                columnWidth: 48,
                onChange: (_keys, chosen) =>
                  setPicked(new Map(admitted(chosen.filter(Boolean), props).map((row) => [String(row[rowKey]), row]))),
                getCheckboxProps: (row) => ({
                  disabled:
                    (isFull && !picked.has(String(row[rowKey]))) ||
                    (props.isSelectable ? !props.isSelectable(row, rows) : false),
                  'aria-label': t('选择 {{name}}', {
                    name: String(row[(columnName(columns[0]) ?? rowKey) as keyof Row] ?? ''),
                  }),
                }),
              }
            }
            summary={() =>
              page &&
              props.summary && (
                <SummaryRow texts={props.summary(page)} columns={antColumns} isSelectable={Boolean(batch)} />
              )
            }
            onChange={(_pagination, _filters, sorter) => {
              const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter
              control.sortBy(
                order ? String(columnKey) : '',
                order === 'ascend' ? 'asc' : order === 'descend' ? 'desc' : '',
              )
            }}
          />
        </div>
      )}
      <Pagination
        className="list-pager"
        size="small"
        current={control.current}
        pageSize={control.size}
        total={page?.total ?? 0}
        pageSizeOptions={PAGE_SIZES}
        showSizeChanger
        showQuickJumper
        showTotal={(total) => t('共 {{total}} 条', { total })}
        onChange={control.turnTo}
      />
    </div>
  )
}

/** What may be ticked of the rows chosen, one after the other: a whole page at once obeys the same rules. */
function admitted<Row extends object>(
  chosen: readonly Row[],
  {
    isSelectable = () => true,
    maxSelected = Number.POSITIVE_INFINITY,
  }: { isSelectable?: (row: Row, selected: Row[]) => boolean; maxSelected?: number },
): Row[] {
  const rows: Row[] = []
  for (const row of chosen) if (rows.length < maxSelected && isSelectable(row, rows)) rows.push(row)
  return rows
}

function columnName<Row>(column: Column<Row> | undefined): string | undefined {
  return typeof column === 'string' ? column : column?.field
}
