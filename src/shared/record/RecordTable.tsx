import { Table, type TableColumnType, type TableProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { actionsColumn, type RowAction } from '#shared/action/RowActions'
import { Pager } from '#shared/ui/Pager'
import { reachableTable } from '#shared/ui/reachableTable'
import { EmptyState, ErrorState } from '#shared/ui/states'
import styles from './RecordTable.module.css'
import { useFittedColumns } from './useFittedColumns'
import { type Pages, usePages } from './usePages'

/** The query that rows come from. */
type Read = { data?: unknown; isError: boolean; error: unknown; isPlaceholderData: boolean; refetch: () => unknown }

type Props<Row> = Omit<TableProps<Row>, 'columns' | 'locale' | 'dataSource' | 'pagination'> & {
  /** Names the table for screen readers. */
  caption: string
  columns: readonly TableColumnType<Row>[]
  dataSource: readonly Row[] | undefined
  /** Where they come from: shows that it loads, and its failure in place of the table. */
  query?: Read
  /** The key of the column that names its row; by default the first that is no row number. */
  rowName?: string
  /** What can be done to a row. */
  actions?: ((row: Row) => RowAction[]) | undefined
  pagination?: Pages | false
  /** Text of a table without rows; needless where it has some. */
  empty?: string
}

/**
 * The lines of a record, by their id: shows whole columns only, and is scrolled by the arrow keys where rows hold no
 * control. Further props are those of the antd table.
 */
export function RecordTable<Row extends object>(props: Props<Row>) {
  const {
    caption,
    columns,
    dataSource = [],
    query,
    rowName,
    actions,
    empty,
    scroll,
    loading,
    pagination,
    ...table
  } = props
  const { t } = useTranslation()
  const pages = usePages(pagination, dataSource.length)
  const all = actions ? [...columns, actionsColumn(dataSource, actions, t)] : columns
  const { ref, isMeasured, columns: fitted, x } = useFittedColumns(all)
  const getTitleCheckboxProps = () => ({ 'aria-label': t('全选') })
  const isRead = !query || query.data !== undefined
  if (query?.isError && !isRead) return <ErrorState query={query} />
  return (
    <div ref={ref} className={styles.table}>
      {isMeasured && (
        <Table<Row>
          aria-label={caption}
          rowKey="id"
          size="small"
          components={reachableTable}
          {...table}
          // antd names the box of all in English.
          {...(table.rowSelection && { rowSelection: { getTitleCheckboxProps, ...table.rowSelection } })}
          dataSource={dataSource}
          // antd sorts and cuts the rows; the pager is our own.
          pagination={
            pages
              ? {
                  current: pages.current,
                  pageSize: pages.pageSize,
                  total: pages.total,
                  onChange: pages.onChange,
                  placement: ['none'],
                }
              : false
          }
          // A page that is read again, e.g. by a poll, stays readable.
          loading={{ ...UNSAID, spinning: Boolean(loading || !isRead || query?.isPlaceholderData) }}
          scroll={{ x, ...scroll }}
          locale={{ emptyText: isRead && empty ? <EmptyState text={empty} /> : ' ' }}
          columns={headed(fitted, rowName)}
        />
      )}
      {isMeasured && pages && <Pager {...pages} className={styles.pager} />}
    </div>
  )
}

/** antd makes all that may load a live region: readers would say the whole table after each change. */
const UNSAID = { 'aria-live': 'off' } as const

/** The key of a column of row numbers. */
const NUMBER = 'seq'

/** Marks the column that names its row: it is read before each of its cells. */
function headed<Row>(columns: readonly TableColumnType<Row>[], rowName?: string): TableColumnType<Row>[] {
  const name = columns.find(({ key }) => (rowName ? key === rowName : key !== NUMBER))
  return columns.map((column) =>
    column === name ? { rowScope: 'row', onHeaderCell: () => ({ className: styles.name }), ...column } : column,
  )
}
