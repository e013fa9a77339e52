import { Button, type TableColumnType } from 'antd'
import { type CSSProperties, memo, Suspense, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fields } from '#domain/field'
import type { Page } from '#domain/page'
import { fitColumns } from '#shared/fields/fitColumns'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { AddButton } from '#shared/list/AddButton'
import type { ListProps, RowOf } from '#shared/list/listProps'
import type { Preview } from '#shared/list/preview/usePreview'
import type { Ticks } from '#shared/list/selection/useSelection'
import { useTicking } from '#shared/list/selection/useTicking'
import type { ListControl } from '#shared/list/useListState'
import { EmptyState } from '#shared/ui/states'
import type { ColumnLayout } from './columnLayout'
import { columnField, totalWidth } from './columns'
import styles from './ListTable.module.css'
import { SummaryRow } from './SummaryRow'
import { stickyPlaces } from './stickyPlaces'
import { TableHead } from './TableHead'
import { TableRow } from './TableRow'
import { useRowKeys } from './useRowKeys'
import { useSlices } from './useSlices'
import { scrollBarWidth } from './useTableWidth'

const VirtualRows = lazyWithRetry(() => import('./VirtualRows'))

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
  /** Width for the table without its scroll bar, px. */
  width: number
  /** Renders only the rows in view. */
  isVirtual: boolean
}

/**
 * The table of a list: header, summary and outer columns stay in view while it scrolls. Memoized: it re-renders when
 * its content changes, not with each state of its query. Plain elements, because antd's table takes a tenth of a cold
 * start.
 */
export const ListTable = memo(ListTableInner) as typeof ListTableInner

function ListTableInner<F extends Fields, P extends Page<object>>(props: Props<F, P>) {
  const { list, page, records, columns, control, ticks, side, layout, width, isVirtual } = props
  const { t } = useTranslation()
  const frame = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const boxColumn = ticks ? SELECTION_WIDTH : 0
  const fitted = useMemo(
    () => fitColumns(columns, width - boxColumn, new Set(Object.keys(layout.widths))),
    [columns, width, boxColumn, layout],
  )
  const places = useMemo(() => stickyPlaces(fitted, boxColumn), [fitted, boxColumn])
  const shown = useSlices(records)
  const isWhole = shown.length === records.length
  const ticking = useTicking(records, list.rowKey, ticks)
  const total = totalWidth(fitted) + boxColumn
  const handleKey = useRowKeys({ scroller, records, total: page?.total ?? 0, control, isPreviewed: side.row !== null })
  const criteria = JSON.stringify(control.criteria)
  const listed = JSON.stringify([control.current, control.sort, control.order, criteria])
  const last = useRef({ listed, criteria })
  // Another page starts at its top, other rows also at their first column; a tab that is shown again stays where it
  // was.
  useLayoutEffect(() => {
    const before = last.current
    if (before.listed === listed) return
    last.current = { listed, criteria }
    scroller.current?.scrollTo?.({ top: 0, ...(before.criteria === criteria ? {} : { left: 0 }) })
  }, [listed, criteria])
  const sums = page && list.summary ? list.summary(page) : null

  const row = (record: RowOf<P>, at: number, virtual?: { ref: (element: HTMLElement | null) => void }) => (
    <TableRow
      key={String(record[list.rowKey])}
      {...virtual}
      id={String(record[list.rowKey])}
      at={at}
      row={record}
      columns={fitted}
      places={places}
      tick={
        ticking && {
          name: t('选择 {{name}}', { name: nameOf(list, record) }),
          isOn: ticking.isTicked(record),
          isDisabled: !ticking.mayTick(record),
          toggle: ticking.toggle,
        }
      }
      isPreviewed={side.isOn(record)}
      onKey={list.preview && side.handleRowKey}
    />
  )

  return (
    <div
      ref={frame}
      className={`${styles.frame} ${fitted.some(({ fixed }) => fixed === 'right') ? '' : styles.plainEnd}`}
      data-edge={total > width ? 'end' : ''}
      style={{ '--scroll-bar': `${scrollBarWidth()}px` } as CSSProperties}
    >
      <div
        ref={scroller}
        className={styles.scroller}
        data-scroller=""
        data-size={props.density}
        style={coveredEdges(fitted, boxColumn)}
        onScroll={() => showEdges(frame.current, scroller.current)}
      >
        <table
          className={styles.table}
          aria-label={list.caption}
          aria-busy={!isWhole || undefined}
          aria-rowcount={isVirtual ? records.length + 1 : undefined}
          style={{ width: total }}
          onKeyDown={handleKey}
        >
          <colgroup>
            {ticks && <col style={{ width: SELECTION_WIDTH }} />}
            {fitted.map((column) => (
              <col key={String(column.key)} style={{ width: Number(column.width) }} />
            ))}
          </colgroup>
          <TableHead columns={fitted} places={places} ticking={ticking} control={control} />
          {isVirtual ? (
            <Suspense fallback={<tbody />}>
              <VirtualRows
                key={props.density}
                count={records.length}
                columnCount={fitted.length + (ticks ? 1 : 0)}
                scroller={scroller}
                handle={side.table}
                indexOf={(key) => records.findIndex((record) => String(record[list.rowKey]) === key)}
                row={(at, ref) => records[at] && row(records[at], at, { ref })}
              />
            </Suspense>
          ) : (
            <tbody>{shown.map((record, at) => row(record, at))}</tbody>
          )}
          {sums && isWhole && (
            <SummaryRow
              label={list.summaryLabel}
              texts={sums}
              columns={fitted}
              places={places}
              isSelectable={Boolean(ticks)}
            />
          )}
        </table>
        {records.length === 0 && <Empty list={list} control={control} unreadable={page?.unreadable ?? 0} />}
      </div>
    </div>
  )
}

type EmptyProps<F extends Fields, P extends Page<object>> = Pick<Props<F, P>, 'list' | 'control'> & {
  unreadable: number
}

function Empty<F extends Fields, P extends Page<object>>({ list, control, unreadable }: EmptyProps<F, P>) {
  const { t } = useTranslation()
  if (unreadable > 0)
    return (
      <div className={styles.empty}>
        <EmptyState
          text={t('{{count}} 条数据无法读取：服务器没有给出编号，或格式不符。请联系平台管理员。', {
            count: unreadable,
          })}
        />
      </div>
    )
  const hasCriteria = Object.keys(control.criteria).length > 0
  return (
    <div className={styles.empty}>
      <EmptyState
        text={hasCriteria ? t('没有符合条件的记录') : t(list.empty.text)}
        action={
          hasCriteria ? (
            <Button onClick={control.reset}>{t('清除条件')}</Button>
          ) : (
            (list.empty.action ?? (list.add && <AddButton {...list.add} />))
          )
        }
      />
    </div>
  )
}

/** A row's name: the value of its first column. */
export function nameOf<F extends Fields, P extends Page<object>>(list: ListProps<F, P>, row: RowOf<P>): string {
  const [first] = list.columns
  return String(Reflect.get(row, first ? columnField(first) : list.rowKey) ?? '')
}

/** Marks the edges behind which there are more columns: they cast a shadow. */
function showEdges(frame: HTMLElement | null, scroller: HTMLElement | null) {
  if (!frame || !scroller) return
  const { scrollLeft, scrollWidth, clientWidth } = scroller
  const edges = [scrollLeft > 0 && 'start', scrollLeft + clientWidth < scrollWidth - 1 && 'end']
  frame.dataset.edge = edges.filter(Boolean).join(' ')
}

/** The widths that the columns which stay in view cover: the keyboard scrolls what it reaches out from under them. */
function coveredEdges(columns: readonly Pick<TableColumnType, 'width' | 'fixed'>[], boxColumn: number): CSSProperties {
  const fixed = (side: TableColumnType['fixed']) => totalWidth(columns.filter((column) => column.fixed === side))
  return {
    '--covered-left': `${fixed('left') + boxColumn}px`,
    '--covered-right': `${fixed('right')}px`,
  } as CSSProperties
}

/** Width of the check box column, px. */
const SELECTION_WIDTH = 48
