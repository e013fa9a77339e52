import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import {
  createGridCommands,
  type GridCommands,
  type GridHost,
  type GridState,
  INITIAL_STATE,
} from '#shared/grid/input/gridCommands'
import { createKeyHandler } from '#shared/grid/input/gridKeys'
import { createMouseHandlers } from '#shared/grid/input/gridMouse'
import { emptyHistory } from '#shared/grid/input/history'
import type { GridRowData, LineGridProps } from './gridTypes'
import type { ShownColumn } from './shownColumns'

type GridInput<Row extends GridRowData> = Pick<
  LineGridProps<Row>,
  'allowAdd' | 'allowDelete' | 'compute' | 'disabled' | 'isDerived' | 'onChange' | 'onDelete'
> & { rows: Row[]; columns: readonly ShownColumn<Row>[]; rowHeight: number }

/** State and commands of one grid, bound to its scroll container. */
export function useGrid<Row extends GridRowData>(input: GridInput<Row>, scroller: RefObject<HTMLDivElement | null>) {
  const { rows, columns, rowHeight } = input
  const [state, draw] = useState<GridState>(INITIAL_STATE)
  const [grid] = useState(() => {
    const host: GridHost<Row> = {
      rows,
      columns,
      state,
      disabled: false,
      allowDelete: false,
      isDerived: false,
      history: emptyHistory(),
      edit: null,
      isFocusWanted: false,
      isErrorWanted: false,
      draw,
    }
    const { adoptRows, ...commands } = createGridCommands(host)
    const seen = { rowHeight, rows }
    const page = () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / seen.rowHeight) - 2)
    const handlers = {
      onKeyDown: createKeyHandler(host, commands, page),
      ...createMouseHandlers(host, commands),
    }
    return { host, seen, adoptRows, commands: commands as GridCommands, handlers }
  })

  // Commands run between renders and need the latest props.
  useLayoutEffect(() => {
    const { host, seen, adoptRows } = grid
    const { allowAdd, allowDelete = false, compute, disabled = false, isDerived = false, onChange, onDelete } = input
    Object.assign(host, { allowAdd, allowDelete, compute, disabled, isDerived, onChange, onDelete, columns })
    seen.rowHeight = rowHeight
    // Respond only to a new value: a slow screen may still pass the old one for a render or two.
    if (seen.rows !== rows) adoptRows(rows)
    seen.rows = rows
  })

  useLayoutEffect(() => {
    if (!grid.host.isFocusWanted || !scroller.current) return
    grid.host.isFocusWanted = false
    focusActive(scroller.current, grid.host, rowHeight)
  })

  useEffect(() => bindClipboard(scroller, grid.host, grid.commands), [scroller, grid])

  return { ...grid, state }
}

/** Focuses the active cell and scrolls the moving end of the selection into view. */
function focusActive<Row extends GridRowData>(scroller: HTMLElement, host: GridHost<Row>, rowHeight: number) {
  const { active, head } = host.state
  const cell = scroller.querySelector('[data-active]') ?? scroller.querySelector('[data-part="empty"]')
  const target = cell?.querySelector<HTMLElement>('input, select, [tabindex]') ?? (cell as HTMLElement | null)
  target?.focus({ preventScroll: true })
  const isBlock = active.row !== head.row || active.col !== head.col
  const end = isBlock ? scroller.querySelector(`[data-row="${head.row}"][data-col="${head.col}"]`) : cell
  if (end) end.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  else scroller.scrollTop = head.row * rowHeight - scroller.clientHeight / 2
}

/**
 * Copy, cut and paste are handled as document events, because the async clipboard is missing on plain http and because
 * browsers dispatch them to the body when nothing is selected.
 */
function bindClipboard<Row extends GridRowData>(
  scroller: RefObject<HTMLDivElement | null>,
  host: GridHost<Row>,
  commands: GridCommands,
) {
  const hasFocus = () => scroller.current?.contains(document.activeElement) === true
  const handleCopy = (event: ClipboardEvent) => {
    if (!hasFocus() || host.state.mode !== 'ready' || !event.clipboardData) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', commands.copy())
    if (event.type === 'cut') commands.clear()
  }
  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (!hasFocus() || text === '') return
    // Inside an open cell a single value is pasted into the text; a block always goes to the cells.
    if (host.state.mode !== 'ready' && !/[\t\r\n]/.test(text.replace(/\r?\n$/, ''))) return
    event.preventDefault()
    commands.paste(text)
  }
  document.addEventListener('copy', handleCopy)
  document.addEventListener('cut', handleCopy)
  document.addEventListener('paste', handlePaste)
  return () => {
    document.removeEventListener('copy', handleCopy)
    document.removeEventListener('cut', handleCopy)
    document.removeEventListener('paste', handlePaste)
  }
}
