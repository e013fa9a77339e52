import { Button, Table, type TableColumnType } from 'antd'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fields } from '#domain/field'
import type { Page } from '#domain/page'
import { fitColumns } from '#shared/fields/fitColumns'
import type { Ticks } from '#shared/list/batch/useSelection'
import styles from '#shared/list/ListPage.module.css'
import type { ListProps, RowOf } from '#shared/list/listProps'
import type { Preview } from '#shared/list/preview/usePreview'
import type { ListControl } from '#shared/list/useListState'
import { EmptyState } from '#shared/ui/states'
import type { ColumnLayout } from './columnLayout'
import { columnField, totalWidth } from './columns'
import { SummaryRow } from './SummaryRow'
import type { TableBox } from './useTableBox'

type Props<F extends Fields, P extends Page<object>> = {
  list: ListProps<F, P>
  page: P | undefined
  records: readonly RowOf<P>[]
  /** The columns in the user's layout. */
  columns: TableColumnType<RowOf<P>>[]
  control: ListControl
  /** Makes rows selectable. */
  ticks: Ticks<RowOf<P>> | undefined
  side: Preview<RowOf<P>>
  layout: ColumnLayout
  density: 'small' | 'middle' | 'large'
  box: TableBox
  /** Renders only the rows in view. */
  isVirtual: boolean
}

/** The table of a list. Memoized: it re-renders when its content changes, not with each state of its query. */
export const ListTable = memo(ListTableInner) as typeof ListTableInner

function ListTableInner<F extends Fields, P extends Page<object>>(props: Props<F, P>) {
  type Row = RowOf<P>
  const { list, page, records, columns, control, ticks, side, layout, box, isVirtual } = props
  const { t } = useTranslation()
  const hasCriteria = Object.keys(control.criteria).length > 0
  const boxColumn = ticks ? SELECTION_WIDTH : 0
  const fitted = useMemo(
    () => fitColumns(columns, box.width - boxColumn, new Set(Object.keys(layout.widths))),
    [columns, box.width, boxColumn, layout],
  )
  const { summary } = list

  return (
    <Table<Row>
      ref={side.table}
      aria-label={list.caption}
      rowKey={list.rowKey}
      size={props.density}
      columns={fitted}
      virtual={isVirtual}
      rowClassName={(row) => (side.isOn(row) && styles.previewed) || ''}
      onRow={list.preview && ((row) => ({ onKeyDown: (event) => side.handleRowKey(row, event) }))}
      dataSource={records as Row[]}
      pagination={false}
      // The style sheet fits a plain table into its box; a virtual one needs the height in px.
      scroll={{ x: totalWidth(fitted as never) + boxColumn, y: isVirtual ? box.rows : 1 }}
      locale={{
        emptyText: (
          <EmptyState
            text={hasCriteria ? t('没有符合条件的记录') : t(list.empty.text)}
            action={hasCriteria ? <Button onClick={control.reset}>{t('清除条件')}</Button> : list.empty.action}
          />
        ),
      }}
      rowSelection={
        ticks && {
          selectedRowKeys: ticks.keys,
          preserveSelectedRowKeys: true,
          columnWidth: SELECTION_WIDTH,
          onChange: ticks.choose,
          getCheckboxProps: (row) => ({
            disabled: !ticks.mayTick(row),
            'aria-label': t('选择 {{name}}', { name: nameOf(list, row) }),
          }),
        }
      }
      summary={() =>
        page && summary && <SummaryRow texts={summary(page)} columns={columns} isSelectable={Boolean(ticks)} />
      }
      onChange={(_pagination, _filters, sorter) => {
        const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter
        control.sortBy(order ? String(columnKey) : '', order === 'ascend' ? 'asc' : order === 'descend' ? 'desc' : '')
      }}
    />
  )
}

/** A row's name: the value of its first column. */
export function nameOf<F extends Fields, P extends Page<object>>(list: ListProps<F, P>, row: RowOf<P>): string {
  const [first] = list.columns
  return String(row[first ? columnField(first) : list.rowKey] ?? '')
}

/** Width of the check box column, px. */
const SELECTION_WIDTH = 48
