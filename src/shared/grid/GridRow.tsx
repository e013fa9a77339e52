// biome-ignore-all lint/a11y/useSemanticElements: rows are virtual and cells flexible, which table elements cannot be
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus roves and sits in the input of the active cell
import type { TFunction } from 'i18next'
import { memo, type ReactNode } from 'react'
import type { GridCommands, GridMode } from '#shared/grid/input/gridCommands'
import textStyles from '#shared/ui/text.module.css'
import { CellEditor } from './CellEditor'
import editorStyles from './CellEditor.module.css'
import { displayText, isEditable } from './cellValue'
import { problemText, rowProblems } from './check'
import styles from './GridRow.module.css'
import cells from './gridCells.module.css'
import type { GridRowData } from './gridTypes'
import type { ShownColumn } from './shownColumns'

type GridRowProps<Row extends GridRowData> = {
  row: Row
  index: number
  /** The number shown for the row. */
  number: string
  /** Distance from the top of the body and height, in px. */
  top: number
  height: number
  columns: readonly ShownColumn<Row>[]
  /** Column of the active cell, -1 when it is in another row; `mode` applies only there. */
  activeCol: number
  mode: GridMode
  /** Selected columns, -1 when the selection does not include this row. */
  from: number
  to: number
  errors: Record<string, string> | undefined
  disabled: boolean
  canDelete: boolean
  gridId: string
  commands: GridCommands
  t: TFunction
}

/** One row. Renders only when something about this row changed. */
export const GridRow = memo(GridRowView, isSameRow) as typeof GridRowView

function GridRowView<Row extends GridRowData>(props: GridRowProps<Row>) {
  const {
    row,
    index,
    number,
    top,
    height,
    columns,
    activeCol,
    mode,
    from,
    to,
    errors,
    disabled,
    canDelete,
    gridId,
    t,
  } = props
  const problems = rowProblems(columns, row)
  return (
    <div role="row" aria-rowindex={index + 2} className={cells.row} style={{ top, height }}>
      <div
        role="rowheader"
        aria-colindex={1}
        className={`${cells.cell} ${cells.number}`}
        data-row={index}
        data-col={-1}
      >
        {number}
      </div>
      {columns.map((column, col) => {
        const isActive = col === activeCol
        const isOpen = isActive && mode !== 'ready'
        const own = isOpen ? undefined : problems.find(({ field }) => field === column.field)
        const error = errors?.[`${row.key}.${column.field}`] ?? (own && problemText(own.problem, t))
        const errorId = `${gridId}-${row.key}-${column.field}`
        const canEdit = !disabled && isEditable(column, row)
        const isSelected = col >= from && col <= to
        const content: ReactNode = column.render?.(row) ?? displayText(column, row)
        return (
          <div
            key={column.field}
            role="gridcell"
            aria-colindex={col + 2}
            aria-readonly={!canEdit}
            aria-selected={isSelected}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : errorId}
            className={column.className}
            style={column.style}
            title={error ?? (typeof content === 'string' && isLong(content, column.width) ? content : undefined)}
            data-row={index}
            data-col={col}
            data-active={isActive || undefined}
            data-locked={!canEdit || undefined}
          >
            {isActive && column.render ? (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: custom cells have no input to take the grid's focus
              <span tabIndex={0} className={editorStyles.input}>
                {content}
              </span>
            ) : isActive ? (
              <CellEditor
                column={column}
                row={row}
                name={t('第{{row}}行 {{label}}', { row: number, label: column.label })}
                mode={mode}
                canEdit={canEdit}
                error={error}
                errorId={errorId}
                commands={props.commands}
              />
            ) : (
              content
            )}
            {error !== undefined && (
              <span id={errorId} className={textStyles.spoken}>
                {error}
              </span>
            )}
          </div>
        )
      })}
      {canDelete && (
        <div role="gridcell" aria-colindex={columns.length + 2} className={`${cells.cell} ${cells.tail}`}>
          <button
            type="button"
            tabIndex={-1}
            className={styles.delete}
            disabled={disabled}
            aria-label={t('删除第{{row}}行', { row: number })}
            title={t('删除')}
            onClick={() => props.commands.deleteRows(index, index)}
          >
            ×
          </button>
        </div>
      )}
    </div>
  )
}

/** Whether a text may overflow its column, at 8 px per character: only then it gets a tooltip. */
function isLong(text: string, width: number) {
  return [...text].reduce((sum, char) => sum + (char > '\u2e7f' ? 14 : 8), 16) > width
}

function isSameRow<Row extends GridRowData>(before: GridRowProps<Row>, after: GridRowProps<Row>) {
  const { errors: oldErrors, ...old } = before
  const { errors: newErrors, ...now } = after
  for (const name of Object.keys(now) as (keyof typeof now)[]) if (old[name] !== now[name]) return false
  if (oldErrors === newErrors) return true
  return now.columns.every(({ field }) => {
    const name = `${now.row.key}.${field}`
    return oldErrors?.[name] === newErrors?.[name]
  })
}
