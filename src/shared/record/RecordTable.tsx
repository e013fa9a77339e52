import { Table, type TableColumnType, type TableProps } from 'antd'
import { reachableTable } from '#shared/ui/reachableTable'
import { EmptyState } from '#shared/ui/states'
import { useFittedColumns } from './useFittedColumns'

type Props<Row> = Omit<TableProps<Row>, 'columns' | 'locale'> & {
  /** Names the table for screen readers. */
  caption: string
  columns: readonly TableColumnType<Row>[]
  /** Text of a table without rows; empty while loading. */
  empty: string
}

/**
 * The lines of a record, by their id: shows whole columns only, and is scrolled by the arrow keys where rows hold no
 * control. Further props are those of the antd table.
 */
export function RecordTable<Row extends object>({ caption, columns, empty, scroll, ...table }: Props<Row>) {
  const { ref, isMeasured, columns: fitted, x } = useFittedColumns(columns)
  return (
    <div ref={ref}>
      {isMeasured && (
        <Table<Row>
          aria-label={caption}
          rowKey="id"
          size="small"
          pagination={false}
          components={reachableTable}
          {...table}
          scroll={{ x, ...scroll }}
          locale={{ emptyText: empty ? <EmptyState text={empty} /> : ' ' }}
          columns={fitted}
        />
      )}
    </div>
  )
}
