import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fields } from '#domain/field'
import type { Page } from '#domain/page'
import { type Actions, canWrite } from '#shared/action/action'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { BatchActions } from '#shared/list/batch/BatchActions'
import { SelectionLine } from '#shared/list/batch/SelectionLine'
import { ExportButton } from '#shared/list/export/ExportButton'
import { ListJobLine } from '#shared/list/export/ListJobLine'
import { useAllRows } from '#shared/list/export/useAllRows'
import { useListJob } from '#shared/list/export/useListJob'
import { usePreview } from '#shared/list/preview/usePreview'
import { SearchForm } from '#shared/list/search/SearchForm'
import { StatusTabs } from '#shared/list/search/StatusTabs'
import type { Selection } from '#shared/list/selection/selection'
import { useSelection } from '#shared/list/selection/useSelection'
import { ListPager } from '#shared/list/table/ListPager'
import { ListTable, nameOf } from '#shared/list/table/ListTable'
import { useListColumns } from '#shared/list/table/useListColumns'
import { useTableWidth } from '#shared/list/table/useTableWidth'
import { ListSettings } from '#shared/list/views/ListSettings'
import { SavedViews } from '#shared/list/views/SavedViews'
import { useListPrefs } from '#shared/list/views/useListPrefs'
import { ErrorState } from '#shared/ui/states'
import { AddButton } from './AddButton'
import styles from './ListPage.module.css'
import { ListSkeleton } from './ListSkeleton'
import type { ListProps, RowOf } from './listProps'
import { toQuery } from './toQuery'
import { useLastPage, useListState } from './useListState'
import { useOfferedList } from './useOfferedList'

const PreviewPanel = lazyWithRetry(() => import('#shared/list/preview/PreviewPanel'))

/** A list screen: search, status tabs, table, pagination; its state lives in the address. */
export function ListPage<F extends Fields, P extends Page<object>>(list: ListProps<F, P>) {
  const props = useOfferedList(list)
  type Row = RowOf<P>
  const { fields, filters, rowKey, open, statusField, statusCounts, actions, toolbar } = props
  const { t } = useTranslation()
  const batch = batchOf(actions, props.batch)
  const names = useMemo(() => (statusField ? [...filters, statusField] : [...filters]), [filters, statusField])
  const control = useListState(names)
  const arg = { ...toQuery(control, fields), ...props.params }
  const read = useQuery(props.query(arg))
  const page = read.data
  // Defers the first table, so that it renders in slices and the page stays responsive.
  const isThere = useDeferredValue(!read.isPending)
  const records = useMemo((): readonly Row[] => rowsOf(page, control.size), [page, control.size])
  useLastPage(control, page)
  const jobs = useListJob()
  const whole = useAllRows<Row, P>(props.query, arg, { rowKey, total: page?.total ?? 0 })
  const { isSelectable, batch: ownBatch } = props
  const selectable = useMemo(
    () => isSelectable ?? (ownBatch ? undefined : (row: Row) => hasBatchFor(actions, row)),
    [isSelectable, ownBatch, actions],
  )
  const ticks = useSelection<Row>({
    rowKey,
    onPage: records,
    filter: JSON.stringify([control.criteria, props.params]),
    isSelectable: selectable,
    maxSelected: props.maxSelected,
  })
  const { selection } = ticks
  const prefs = useListPrefs(rowKey)
  const side = usePreview<Row>(records, rowKey)
  const columns = useListColumns(props, { layout: prefs.layout, records, side })
  // While another filter loads, the rows and total on screen belong to the previous one.
  const isKnown = page !== undefined && !read.isPlaceholderData
  const [boxRef, width] = useTableWidth()

  return (
    <div className={styles.page}>
      {filters.length > 0 && (
        <SearchForm
          fields={fields}
          filters={filters}
          inputs={props.filterInputs}
          control={control}
          onSearch={prefs.keepSearch}
          onSame={() => void read.refetch()}
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
            readAt={page ? read.dataUpdatedAt || 1 : 0}
            onChoose={(status) => control.filter(statusField, status)}
          />
        )}
        <div className={styles.tools}>
          {batch?.(selection)}
          {toolbar}
          {props.add && <AddButton {...props.add} />}
          <div className={styles.own}>
            <ExportButton
              plan={{
                caption: props.caption,
                fields,
                columns: props.columns,
                shown: columns.shown.map(({ key }) => String(key)),
              }}
              whole={whole}
              ticked={selection.rows}
              jobs={jobs}
            />
            <SavedViews prefs={prefs} fields={fields} control={control} />
            <ListSettings columns={columns.all} prefs={prefs} />
          </div>
        </div>
      </div>
      <div ref={side.root} className={styles.main}>
        {/* Measured before the table renders, so that it renders once. */}
        <div ref={boxRef} className={styles.box}>
          {read.isError && !page ? (
            <div className={styles.failure}>
              <ErrorState query={read} />
            </div>
          ) : !isThere || width === null || (!isKnown && records.length === 0) ? (
            <ListSkeleton rows={control.size} />
          ) : (
            <div className={styles.table}>
              {/* Not antd's Spin, which makes its content a live region: each refetch would read the whole table out. */}
              <div className={styles.rows} data-busy={read.isFetching || undefined}>
                <ListTable
                  list={props}
                  page={page}
                  records={records}
                  columns={columns.shown}
                  control={control}
                  ticks={batch && ticks}
                  side={side}
                  layout={prefs.layout}
                  density={prefs.density}
                  width={width}
                  isVirtual={records.length >= VIRTUAL_ROWS}
                />
              </div>
            </div>
          )}
        </div>
        {props.preview && side.row && (
          <Suspense fallback={null}>
            <PreviewPanel preview={side} name={nameOf(props, side.row)} to={open?.(side.row)}>
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
            isOffered={ticks.isPageTicked && props.maxSelected === undefined}
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
        {page?.unreadable && page.records.length > 0 && (
          <span role="status">{t('本页另有 {{count}} 条数据无法读取', { count: page.unreadable })}</span>
        )}
        {/* The total is unknown until the list is loaded. */}
        <ListPager
          control={control}
          total={page?.total ?? 0}
          isKnown={isKnown}
          isHidden={read.isError && !page}
          box={boxRef}
        />
      </footer>
    </div>
  )
}

/** The actions on ticked rows: those with a batch, and the page's own. */
function batchOf<Row extends object>(
  actions: Actions<Row> | undefined,
  own: ((selection: Selection<Row>) => ReactNode) | undefined,
) {
  const hasBatch = actions?.all.some((action) => action.mutation?.batch && canWrite(actions, action))
  if (!actions || !hasBatch) return own
  return (selection: Selection<Row>) => (
    <>
      <BatchActions actions={actions} selection={selection} />
      {own?.(selection)}
    </>
  )
}

/** Whether one of the batches may be done to a row; others have no use for its tick. */
function hasBatchFor<Row>(actions: Actions<Row> | undefined, row: Row): boolean {
  return actions?.all.some(({ mutation, isAllowed }) => mutation?.batch && (isAllowed?.(row) ?? true)) ?? true
}

const NO_ROWS: readonly never[] = []
/** Pages of this many rows render only those in view. */
const VIRTUAL_ROWS = 100

/** The rows of a page, at most `size`: a server that ignores the page size would freeze the page. */
function rowsOf<Row extends object>(page: Page<Row> | undefined, size: number): readonly Row[] {
  if (!page) return NO_ROWS
  return page.records.length > size ? page.records.slice(0, size) : page.records
}
