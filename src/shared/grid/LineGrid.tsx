// biome-ignore-all lint/a11y/useSemanticElements: rows are virtual and cells flexible, which table elements cannot be
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus roves and sits in the input of the active cell
import { Button } from 'antd'
// `theme` of the package root would pull in its colour algorithms.
import { useToken } from 'antd/es/theme/internal'
import { type CSSProperties, useId, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { announceErrors } from '#shared/dialog/announceErrors'
import { clampCell, rangeOf } from '#shared/grid/input/movement'
import { selectionText } from '#shared/grid/input/selectionText'
import { GridHead } from './GridHead'
import { errorText, GridMessages } from './GridMessages'
import { GridRow } from './GridRow'
import { GridTotals } from './GridTotals'
import { findErrors } from './gridErrors'
import type { GridRowData, LineGridProps } from './gridTypes'
import styles from './LineGrid.module.css'
import {
  DELETE_WIDTH,
  fitShown,
  NUMBER_WIDTH,
  pinnedWidth,
  rowWidth,
  showColumns,
  totalParts,
  totalWidths,
} from './shownColumns'
import { useContainerWidth } from './useContainerWidth'
import { useGrid } from './useGrid'
import { useScrollHint } from './useScrollHint'
import { DEFAULT_HEIGHT, useVisibleRows } from './useVisibleRows'

/** Up to this many rows, all are rendered; beyond it only the visible ones. */
const VIRTUAL_FROM = 60

/**
 * The editable table for lines: keyboard and clipboard as in a spreadsheet, errors in their cells, totals, up to
 * thousands of rows. Controlled by `value` and `onChange`, so it can be the child of an antd Form.Item.
 */
export function LineGrid<Row extends GridRowData>(props: LineGridProps<Row>) {
  const { caption, value, errors, allowDelete = false, allowAdd, numberOf, totals, disabled = false } = props
  const { toolbar, id, ref } = props
  const { t } = useTranslation()
  const [, token] = useToken()
  const generatedId = useId()
  const gridId = id ?? generatedId
  const root = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const rowHeight = token.controlHeight + 2

  const tailWidth = allowDelete ? DELETE_WIDTH : 0
  const room = useContainerWidth(scroller)
  // As text, because most keystrokes change totals but not their widths.
  const footWidths = JSON.stringify(totalWidths(totals ?? {}))
  const columns = useMemo(
    () => fitShown(showColumns(props.columns, t, JSON.parse(footWidths)), room - NUMBER_WIDTH - tailWidth),
    [props.columns, t, footWidths, room, tailWidth],
  )
  const rows = useMemo(() => withoutHoles(value), [value])
  const grid = useGrid({ ...props, rows, columns, rowHeight }, scroller)
  const { commands, handlers, state } = grid
  const bounds = { rows: rows.length, cols: columns.length }
  const active = clampCell(state.active, bounds)
  const range = rangeOf(active, clampCell(state.head, bounds))

  const isVirtual = rows.length > VIRTUAL_FROM
  const height = props.height ?? (isVirtual ? DEFAULT_HEIGHT : undefined)
  const visible = useVisibleRows({ count: rows.length, activeRow: active.row, rowHeight, isVirtual, scroller })

  const wrong = useMemo(() => findErrors(columns, rows, errors, t, numberOf), [columns, rows, errors, t, numberOf])
  const isOpen = state.mode !== 'ready'
  const shownErrors = wrong.filter(
    ({ cell, isOwn }) => !(isOpen && isOwn && cell.row === active.row && cell.col === active.col),
  )

  // A screen sets errors and requests focus in the same event, but the errors arrive with the next render.
  useLayoutEffect(() => {
    const first = wrong[0]
    if (!grid.host.isErrorWanted || !first) return
    grid.host.isErrorWanted = false
    commands.select(first.cell)
  }, [wrong, commands, grid])

  const latestErrors = useRef(wrong)
  latestErrors.current = wrong
  const errorTexts = () => latestErrors.current.map((error) => errorText(error, t))
  useImperativeHandle(ref, () => ({
    focusFirstError: () => {
      commands.finishEdit()
      const first = findErrors(columns, grid.host.rows, errors, t)[0]
      if (first) commands.select(first.cell)
      grid.host.isErrorWanted = true
      announceErrors(errorTexts)
      return first !== undefined
    },
    errorTexts,
    focus: () => commands.select(grid.host.state.active, grid.host.state.head),
    get nativeElement() {
      return root.current
    },
  }))

  const width = rowWidth(columns, allowDelete)
  const isWide = room > 0 && width > room
  useScrollHint(scroller, width, room)
  const style = {
    '--line-grid-row': `${rowHeight}px`,
    '--line-grid-number': `${NUMBER_WIDTH}px`,
    '--line-grid-tail': `${tailWidth}px`,
    '--line-grid-font': `${token.fontSize}px`,
    '--line-grid-radius': `${token.borderRadius}px`,
  } as CSSProperties
  const addButton = useMemo(
    () =>
      allowAdd && (
        <Button size="small" type="dashed" disabled={disabled} onClick={commands.addRow}>
          {t('添加一行')}
        </Button>
      ),
    [allowAdd, disabled, commands, t],
  )
  const footLines = Math.max(1, ...Object.values(totals ?? {}).map((total = '') => totalParts(total).length))
  const scrollPadding = `${rowHeight}px ${tailWidth}px ${totals ? rowHeight * footLines : 0}px ${pinnedWidth(columns)}px`

  return (
    <div ref={root} id={id} className={styles.grid} style={style}>
      {toolbar && <div className={styles.toolbar}>{toolbar}</div>}
      <div
        ref={scroller}
        role="grid"
        tabIndex={-1}
        aria-label={caption}
        aria-describedby={`${gridId}-help`}
        aria-rowcount={rows.length + (totals ? 2 : 1)}
        aria-colcount={columns.length + (allowDelete ? 2 : 1)}
        aria-multiselectable="true"
        aria-disabled={disabled}
        data-wide={isWide || undefined}
        className={styles.scroller}
        // A known height keeps the rest of the page out of each layout.
        style={isVirtual ? { height, contain: 'size layout', scrollPadding } : { maxHeight: height, scrollPadding }}
        onKeyDown={handlers.onKeyDown}
        onMouseDown={handlers.onMouseDown}
        onMouseMove={handlers.onMouseMove}
        onClick={handlers.onClick}
        onDoubleClick={handlers.onDoubleClick}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) commands.finishEdit()
        }}
      >
        <GridHead columns={columns} hasTail={allowDelete} width={width} t={t} />
        <div
          role="rowgroup"
          className={styles.body}
          style={{ minWidth: width, height: rows.length === 0 ? undefined : rows.length * rowHeight }}
        >
          {rows.length === 0 && (
            <div role="row">
              {/* Focusable, because an empty grid accepts a paste too. */}
              <div role="gridcell" className={styles.empty} data-part="empty" tabIndex={0}>
                {props.emptyText ?? t('暂无数据')}
              </div>
            </div>
          )}
          {visible.map((index) => {
            const row = rows[index]
            const isSelected = index >= range.top && index <= range.bottom
            return (
              row && (
                <GridRow
                  key={row.key}
                  row={row}
                  index={index}
                  number={numberOf?.(row) || String(index + 1)}
                  top={index * rowHeight}
                  height={rowHeight}
                  columns={columns}
                  activeCol={index === active.row ? active.col : -1}
                  mode={index === active.row ? state.mode : 'ready'}
                  from={isSelected ? range.left : -1}
                  to={isSelected ? range.right : -1}
                  errors={errors}
                  disabled={disabled}
                  canDelete={allowDelete}
                  gridId={gridId}
                  commands={commands}
                  t={t}
                />
              )
            )
          })}
        </div>
        {totals && (
          <GridTotals
            columns={columns}
            totals={totals}
            hasTail={allowDelete}
            rowCount={rows.length}
            width={width}
            label={t('合计')}
          />
        )}
      </div>
      <div className={styles.bar}>
        {addButton}
        <span>{selectionText(columns, rows, range, t)}</span>
        <span id={`${gridId}-help`} className={styles.help}>
          {disabled
            ? ''
            : t(
                '可整块粘贴 Excel 单元格；Ctrl+D 向下填充，Ctrl+Z 撤销；输入时 Esc 恢复原值，Enter 后按 Esc、Tab 离开表格',
              )}
        </span>
      </div>
      <GridMessages errors={shownErrors} report={state.report} onPick={commands.select} t={t} />
    </div>
  )
}

const NO_ROWS: never[] = []

/** Drops the undefined row that a form list of antd briefly has after a removal. */
function withoutHoles<Row>(rows: Row[] = NO_ROWS): Row[] {
  return rows.every(Boolean) ? rows : rows.filter(Boolean)
}
