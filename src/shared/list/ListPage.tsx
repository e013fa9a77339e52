import { useQuery } from '@tanstack/react-query'
import { Button, Table } from 'antd'
import { type ReactNode, Suspense, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fields } from '#domain/field'
import type { Page } from '#domain/page'
import type { Acts } from '#shared/act/act'
import { lazyPart } from '#shared/lazyPart'
import type { ScreenLink } from '#shared/navigation'
import { canOperate } from '#shared/navigation'
import type { Reads } from '#shared/resource'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { BatchActs } from './BatchActs'
import { applyLayout } from './columnLayout'
import { type Column, columnField, tableColumns, totalWidth } from './columns'
import { ExportButton } from './ExportButton'
import { fitColumns } from './fitColumns'
import { ListJobLine } from './ListJobLine'
import styles from './ListPage.module.css'
import { ListPager } from './ListPager'
import { ListSettings } from './ListSettings'
import { ListSkeleton } from './ListSkeleton'
import { type ListQuery, toQuery } from './listState'
import { SavedViews } from './SavedViews'
import { SearchForm } from './SearchForm'
import { SelectionLine } from './SelectionLine'
import { type StatusCounts, StatusTabs } from './StatusTabs'
import { SummaryRow } from './SummaryRow'
import type { Selection } from './selection'
import { useListJob } from './useListJob'
import { useListPrefs } from './useListPrefs'
import { useLastPage, useListState } from './useListState'
import { usePreview } from './usePreview'
import { useRowActions } from './useRowActions'
import { useSelection } from './useSelection'
import { followHead, useTableBox } from './useTableBox'
import { useWhole } from './useWhole'

const PreviewPanel = lazyPart(() => import('./PreviewPanel'))

type RowOf<P extends Page<object>> = P['records'][number]

type Props<F extends Fields, P extends Page<object>, Row extends object = RowOf<P>> = {
  /** Names the table for screen readers. */
  caption: string
  query: Reads<ListQuery, P>
  /** Parameters that are always sent. */
  params?: ListQuery
  fields: F
  /** Filter fields, in order; the first three show while the form is collapsed. */
  filters: readonly (keyof F & string)[]
  /** Inputs of filters whose kind has none. */
  filterInputs?: Readonly<Record<string, ReactNode>>
  columns: readonly Column<Row, F>[]
  rowKey: keyof Row & string
  /** The record behind a row: the first column and 查看 open it. */
  open?: (row: Row) => ScreenLink
  /** The record in short, shown at the side of the list without leaving it; load its code lazily. */
  preview?: (row: Row) => ReactNode
  /** The status field that is shown as tabs with counts. */
  statusField?: keyof F & string
  /** A call that counts all tabs at once; by default each count is the total of the list's own call. */
  statusCounts?: StatusCounts
  sortable?: readonly (keyof Row & string)[]
  /** Actions on a row; those with a batch also apply to the ticked rows. */
  acts?: Acts<Row>
  toolbar?: ReactNode
  /** Makes rows selectable, across pages; renders the page's own batch actions. */
  batch?: (selection: Selection<Row>) => ReactNode
  isSelectable?: (row: Row, selected: Row[]) => boolean
  /** Maximum number of ticked rows. */
  maxSelected?: number
  /** Texts of the summary row by field: the server's sums over the whole filtered result. */
  summary?: (page: P) => Partial<Record<string, string>> | null
  /** Text and next step of an empty list. */
  empty: { text: string; action?: ReactNode }
}

/** A list screen: search, status tabs, table, pagination; its state lives in the address. */
export function ListPage<F extends Fields, P extends Page<object>>(props: Props<F, P>) {
  type Row = RowOf<P>
  const { caption, fields, filters, columns, rowKey, open, statusField, statusCounts, acts, sortable, toolbar, empty } =
    props
  const { t } = useTranslation()
  const actions = useRowActions(acts, open)
  const batch = batchOf(acts, props.batch)
  const names = useMemo(() => (statusField ? [...filters, statusField] : [...filters]), [filters, statusField])
  const control = useListState(names)
  const arg = { ...toQuery(control, fields), ...props.params }
  const list = useQuery(props.query(arg))
  const page = list.data
  // The first table is rendered in slices, which leaves the page free to react.
  const isThere = useDeferredValue(!list.isPending)
  const records = useMemo((): readonly Row[] => rowsOf(page, control.size), [page, control.size])
  useLastPage(control, page)
  const jobs = useListJob()
  const whole = useWhole<Row, P>(props.query, arg, { rowKey, total: page?.total ?? 0 })
  const { selection, isTicked, ...ticks } = useSelection<Row>({
    rowKey,
    onPage: records,
    filter: JSON.stringify([control.criteria, props.params]),
    isSelectable: props.isSelectable,
    maxSelected: props.maxSelected,
  })
  const sort = { name: control.sort, order: control.order }
  const prefs = useListPrefs(rowKey)
  const side = usePreview<Row>(records, rowKey)
  const preview = props.preview && side
  const allColumns = tableColumns<Row>({ fields, columns, open, preview, actions, rows: records, sortable, sort, t })
  const antColumns = applyLayout(allColumns, prefs.layout)
  const hasCriteria = Object.keys(control.criteria).length > 0
  const isFull = props.maxSelected !== undefined && selection.rows.length >= props.maxSelected
  const maySelect = (row: Row) => isTicked(row) || (!isFull && (props.isSelectable?.(row, selection.rows) ?? true))
  const isPageTicked = records.filter(maySelect).every(isTicked)
  // While another filter loads, the rows and the total of the one before are not its result.
  const isKnown = page !== undefined && !list.isPlaceholderData
  const isLong = records.length >= VIRTUAL_ROWS
  const [boxRef, box] = useTableBox(`${isThere} ${prefs.density} ${records.length}`, isLong)
  const boxColumn = batch ? SELECTION_WIDTH : 0
  const fitted = fitColumns(antColumns, (box?.width ?? 0) - boxColumn, new Set(Object.keys(prefs.layout.widths)))
  const nameOf = (row: Row) => String(row[columns[0] ? columnField(columns[0]) : rowKey] ?? '')
  const isVirtual = isLong && (box?.rows ?? 0) > 0

  return (
    <div className={styles.page}>
      {filters.length > 0 && (
        <SearchForm
          fields={fields}
          filters={filters}
          inputs={props.filterInputs}
          control={control}
          onSame={() => void list.refetch()}
        />
      )}
      <div className={styles.bar}>
        {statusField && (
          <StatusTabs
            name={statusField}
            fields={fields}
            state={control}
            query={(arg) => props.query({ ...arg, ...props.params })}
            counts={statusCounts && ((arg) => statusCounts({ ...arg, ...props.params }))}
            readAt={page ? list.dataUpdatedAt || 1 : 0}
            onChoose={(status) => control.filter(statusField, status)}
          />
        )}
        <div className={styles.tools}>
          {batch?.(selection)}
          {toolbar}
          <ExportButton
            plan={{ caption, fields, columns, shown: antColumns.map(({ key }) => String(key)) }}
            whole={whole}
            ticked={selection.rows}
            jobs={jobs}
          />
          <SavedViews prefs={prefs} />
          <ListSettings columns={allColumns} prefs={prefs} />
        </div>
      </div>
      <div ref={side.root} className={styles.main}>
        {/* Measured before the table renders, so that it renders once. */}
        <div ref={boxRef} className={styles.box}>
          {list.isError && !page ? (
            <div className={styles.failure}>
              <ErrorState error={list.error} retry={() => void list.refetch()} />
            </div>
          ) : !isThere || !box || (!isKnown && records.length === 0) ? (
            <ListSkeleton rows={control.size} />
          ) : (
            <div className={styles.table} onScrollCapture={({ target }) => followHead(target)}>
              <Table<Row>
                ref={side.table}
                aria-label={caption}
                rowKey={rowKey}
                size={prefs.density}
                columns={fitted}
                virtual={isVirtual}
                rowClassName={(row) => (side.isOn(row) && styles.previewed) || ''}
                onRow={preview && ((row) => ({ onKeyDown: (event) => preview.handleRowKey(row, event) }))}
                dataSource={records as Row[]}
                loading={list.isFetching && { delay: 300 }}
                pagination={false}
                // The style sheet fits a plain table into its box; a virtual one needs the height in px.
                scroll={{ x: totalWidth(fitted as never) + boxColumn, y: isVirtual ? box.rows : 1 }}
                locale={{
                  emptyText: (
                    <EmptyState
                      text={hasCriteria ? t('没有符合条件的记录') : t(empty.text)}
                      action={hasCriteria ? <Button onClick={control.reset}>{t('清除条件')}</Button> : empty.action}
                    />
                  ),
                }}
                rowSelection={
                  batch && {
                    selectedRowKeys: ticks.keys,
                    preserveSelectedRowKeys: true,
                    columnWidth: SELECTION_WIDTH,
                    onChange: ticks.choose,
                    getCheckboxProps: (row) => ({
                      disabled: !maySelect(row),
                      'aria-label': t('选择 {{name}}', { name: nameOf(row) }),
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
        </div>
        {props.preview && side.row && (
          <Suspense fallback={null}>
            <PreviewPanel preview={side} name={nameOf(side.row)} to={open?.(side.row)}>
              {props.preview(side.row)}
            </PreviewPanel>
          </Suspense>
        )}
      </div>
      <footer className={styles.foot}>
        {batch && (
          <SelectionLine
            selection={selection}
            whole={whole}
            // A list with a selection limit is a picker: it selects from one page at a time.
            isOffered={isPageTicked && props.maxSelected === undefined}
            chooseAll={ticks.chooseAll}
            jobs={jobs}
          />
        )}
        <ListJobLine control={jobs} />
        {page && page.records.length > control.size && (
          <span role="status">
            {t('服务器返回了 {{count}} 行，超过每页的 {{size}} 行，只显示前 {{size}} 行。', {
              count: page.records.length,
              size: control.size,
            })}
          </span>
        )}
        {/* The total is unknown until the list is loaded. */}
        <ListPager
          control={control}
          total={page?.total ?? 0}
          isKnown={isKnown}
          isHidden={list.isError && !page}
          box={boxRef}
        />
      </footer>
    </div>
  )
}

/** The actions on ticked rows: those with a batch, and the page's own. */
function batchOf<Row extends object>(
  acts: Acts<Row> | undefined,
  own: ((selection: Selection<Row>) => ReactNode) | undefined,
) {
  const hasBatch = acts?.all.some(({ call }) => call?.batch)
  if (!acts || !hasBatch || !canOperate(acts.screen)) return own
  return (selection: Selection<Row>) => (
    <>
      <BatchActs acts={acts} selection={selection} />
      {own?.(selection)}
    </>
  )
}

const NO_ROWS: readonly never[] = []
/** px */
const SELECTION_WIDTH = 48
/** Pages of this many rows render only those in view. */
const VIRTUAL_ROWS = 100

/** The rows of a page, no more than were asked for: a server that ignores the size would freeze the page. */
function rowsOf<Row extends object>(page: Page<Row> | undefined, size: number): readonly Row[] {
  if (!page) return NO_ROWS
  return page.records.length > size ? page.records.slice(0, size) : page.records
}
