import { announce } from '#shared/dialog/announce'
import { cellText, copyText, isEditable, parseCell } from '#shared/grid/cellValue'
import { rowProblems } from '#shared/grid/check'
import type { GridColumn, GridRowData } from '#shared/grid/gridTypes'
import { translate } from '#shared/i18n'
import { formatTsv, parseTsv } from './clipboard'
import { emptyHistory, type History, record, redo, undo } from './history'
import { type Cell, clampCell, type Range, rangeOf } from './movement'
import { type PasteReport, pasteBlock } from './paste'

/** `ready`: keys move. `enter`: typing replaced the cell, arrows still move. `edit`: the caret is inside the text. */
export type GridMode = 'ready' | 'enter' | 'edit'

/** The focus, the selection, the edit mode, and what is said of the last step. */
export type GridState = {
  /** The focused cell, and the opposite corner of the selection. */
  active: Cell
  head: Cell
  mode: GridMode
  /** The result of the last paste, or a word on a cancelled edit. */
  report: PasteReport | string | null
}

/** State of an untouched grid. */
export const INITIAL_STATE: GridState = {
  active: { row: 0, col: 0 },
  head: { row: 0, col: 0 },
  mode: 'ready',
  report: null,
}

/**
 * What commands read and write between renders. Kept outside React state because several events can arrive before the
 * next render, and because commands with a stable identity keep unchanged rows from rendering.
 */
export type GridHost<Row extends GridRowData> = {
  rows: Row[]
  columns: readonly GridColumn<Row>[]
  state: GridState
  disabled: boolean
  allowDelete: boolean
  isDerived: boolean
  allowAdd?: () => Row
  compute?: (row: Row) => Row
  onChange?: (rows: Row[]) => void
  onDelete?: (rows: Row[]) => void
  history: History<Row[]>
  /** The open edit: its cell, the row before it, and whether it is already a history step. */
  edit: { key: string; column: GridColumn<Row>; before: Row; isRecorded: boolean } | null
  /** Set to focus the active cell and scroll it into view after the next render. */
  isFocusWanted: boolean
  /** Set to focus the first error once errors arrive; typing resets it. */
  isErrorWanted: boolean
  draw(state: GridState): void
}

/** The commands as passed to the parts of the grid: without the one that adopts rows. */
export type GridCommands = Omit<ReturnType<typeof createGridCommands>, 'adoptRows'>

/** All operations on a grid, by keyboard, mouse, clipboard or button. */
export function createGridCommands<Row extends GridRowData>(host: GridHost<Row>) {
  const bounds = () => ({ rows: host.rows.length, cols: host.columns.length })
  const range = (): Range => rangeOf(clampCell(host.state.active, bounds()), clampCell(host.state.head, bounds()))
  const canEdit = ({ row, col }: Cell) => {
    const column = host.columns[col]
    const line = host.rows[row]
    return !host.disabled && column !== undefined && line !== undefined && isEditable(column, line)
  }
  const update = (change: Partial<GridState>) => {
    host.state = { ...host.state, ...change }
    host.draw(host.state)
  }
  const emit = (rows: Row[]) => {
    host.rows = rows
    host.isErrorWanted = false
    host.onChange?.(rows)
  }
  const step = (rows: Row[], change: Partial<GridState>) => {
    host.history = record(host.history, host.rows)
    host.isFocusWanted = true
    emit(rows)
    update({ mode: 'ready', report: null, ...change })
  }
  const computed = (row: Row): Row => {
    if (!host.compute) return row
    try {
      return host.compute(row)
    } catch (error) {
      // A calculation may throw on a half-typed number; with valid cells an exception is a bug in the calculation.
      if (rowProblems(host.columns, row).length > 0) return row
      throw error
    }
  }
  const withText = (row: Row, column: GridColumn<Row>, text: string): Row => computed({ ...row, [column.field]: text })
  const replace = (key: string, change: (row: Row) => Row) =>
    host.rows.map((row) => (row.key === key ? change(row) : row))

  const select = (active: Cell, head: Cell = active) => {
    finishEdit()
    host.isFocusWanted = true
    host.isErrorWanted = false
    update({ active: clampCell(active, bounds()), head: clampCell(head, bounds()), report: null })
  }

  /** Opens the edit of the active cell; false where it is not editable. */
  const beginEdit = (mode: GridMode): boolean => {
    const { active } = host.state
    const row = host.rows[active.row]
    const column = host.columns[active.col]
    if (!row || !column || !canEdit(active)) return false
    host.edit ??= { key: row.key, column, before: row, isRecorded: false }
    update({ mode, head: active, report: null })
    return true
  }

  /** Stores the text of the active cell on each keystroke. */
  const typeText = (text: string) => {
    if (!host.edit && !beginEdit('enter')) return
    const { edit } = host
    const row = host.rows.find(({ key }) => key === edit?.key)
    if (!edit || !row || cellText(row, edit.column.field) === text) return
    if (!edit.isRecorded) {
      host.history = record(host.history, host.rows)
      edit.isRecorded = true
    }
    emit(replace(edit.key, (line) => withText(line, edit.column, text)))
  }

  /** Closes the edit and normalises its text. */
  const finishEdit = () => {
    const { edit } = host
    host.edit = null
    if (edit?.isRecorded) {
      const row = host.rows.find(({ key }) => key === edit.key)
      const text = row ? cellText(row, edit.column.field) : ''
      const { value } = row ? parseCell(edit.column, row, text) : { value: text }
      if (value !== text) emit(replace(edit.key, (line) => withText(line, edit.column, value)))
    }
    if (host.state.mode !== 'ready') update({ mode: 'ready' })
  }

  /** Closes the edit and restores the row. What was typed can be redone. */
  const cancelEdit = () => {
    const { edit } = host
    host.edit = null
    if (!edit?.isRecorded) return update({ mode: 'ready' })
    host.history = undo(host.history, host.rows)?.history ?? host.history
    emit(replace(edit.key, () => edit.before))
    const value = cellText(edit.before, edit.column.field) || translate('空')
    update({ mode: 'ready', report: translate('已恢复为 {{value}}，Ctrl+Y 找回刚才输入的', { value }) })
  }

  /** Sets the editable cells of a block as one step; no step when nothing changes. */
  const fill = (block: Range, textOf: (column: GridColumn<Row>, row: number) => string) => {
    let isChanged = false
    const rows = host.rows.map((line, at) => {
      if (at < block.top || at > block.bottom) return line
      let next = line
      for (const column of host.columns.slice(block.left, block.right + 1)) {
        const text = textOf(column, at)
        if (isEditable(column, line) && cellText(line, column.field) !== text) next = { ...next, [column.field]: text }
      }
      if (next === line) return line
      isChanged = true
      return computed(next)
    })
    if (isChanged && !host.disabled) step(rows, {})
  }

  const clear = () => fill(range(), () => '')

  /** Copies the top row of the block down; a single row copies the one above it. */
  const fillDown = () => {
    finishEdit()
    const block = range()
    const source = block.top === block.bottom ? host.rows[block.top - 1] : host.rows[block.top]
    if (!source) return
    fill(block, (column) => cellText(source, column.field))
    announce(translate('已向下填充'))
  }

  const copy = (): string => {
    const block = range()
    const columns = host.columns.slice(block.left, block.right + 1)
    const lines = host.rows.slice(block.top, block.bottom + 1)
    return formatTsv(lines.map((row) => columns.map((column) => copyText(column, row))))
  }

  const paste = (text: string) => {
    const block = parseTsv(text)
    if (host.disabled || block.length === 0) return
    finishEdit()
    const { columns, rows, allowAdd: addRow } = host
    const { area, ...result } = pasteBlock({ columns, rows, block, target: range(), addRow, compute: computed })
    const active = { row: area.top, col: area.left }
    step(result.rows, { active, head: { row: area.bottom, col: area.right }, report: result.report })
  }

  const travel = (move: typeof undo) => {
    finishEdit()
    const moved = move(host.history, host.rows)
    if (!moved || host.disabled) return
    host.history = moved.history
    host.isFocusWanted = true
    emit(moved.present)
    update({ report: null })
    announce(translate(move === undo ? '已撤销上一步' : '已恢复上一步'))
  }

  const addRow = () => {
    if (!host.allowAdd || host.disabled) return
    finishEdit()
    const rows = [...host.rows, host.allowAdd()]
    const row = rows.length - 1
    const line = rows[row]
    const col = host.columns.findIndex((column) => line !== undefined && isEditable(column, line))
    const active = { row, col: Math.max(0, col) }
    step(rows, { active, head: active })
  }

  const deleteRows = (top: number, bottom: number) => {
    if (!host.allowDelete || host.disabled) return
    finishEdit()
    const deleted = host.rows.slice(top, bottom + 1)
    if (deleted.length === 0) return
    const rows = host.rows.filter((_, at) => at < top || at > bottom)
    const active = clampCell({ row: top, col: host.state.active.col }, { rows: rows.length, cols: host.columns.length })
    step(rows, { active, head: active })
    host.onDelete?.(deleted)
    announce(translate('已删除 {{count}} 行', { count: deleted.length }))
  }

  /**
   * Adopts rows set from outside. Added or removed lines are an undo step, except the first filling of an empty grid
   * and lines that follow from elsewhere, which begin a new history; changes inside the same lines (a price filled in
   * by the screen) belong to the step before them.
   */
  const adoptRows = (rows: Row[]) => {
    if (rows === host.rows) return
    const isSameLines = rows.length === host.rows.length && rows.every((row, at) => row.key === host.rows[at]?.key)
    if (!isSameLines) {
      const isStep = host.rows.length > 0 && !host.isDerived
      host.history = isStep ? record(host.history, host.rows) : emptyHistory()
      host.edit = null
    }
    host.rows = rows
  }

  return {
    select,
    beginEdit,
    typeText,
    finishEdit,
    cancelEdit,
    clear,
    fillDown,
    copy,
    paste,
    undo: () => travel(undo),
    redo: () => travel(redo),
    addRow,
    deleteRows,
    adoptRows,
    range,
    canEdit,
  }
}
