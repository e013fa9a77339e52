import type { MouseEvent } from 'react'
import type { GridRowData } from '#shared/grid/gridTypes'
import type { GridCommands, GridHost } from './gridCommands'
import type { Cell } from './movement'

/** Mouse handling, delegated once for all cells: click selects, Shift or dragging extends, double click edits. */
export function createMouseHandlers<Row extends GridRowData>(host: GridHost<Row>, commands: GridCommands) {
  /** True for the click that selected a select cell, which also opens its list. */
  let isFirstClick = false

  function handleMouseDown(event: MouseEvent<HTMLElement>) {
    const target = event.target as HTMLElement
    const cell = cellAt(target)
    if (!cell || event.button !== 0 || target.closest('button, a')) return
    isFirstClick = false
    const { active } = host.state
    if (cell.col < 0) {
      event.preventDefault()
      commands.select({ row: cell.row, col: 0 }, { row: cell.row, col: host.columns.length - 1 })
      return
    }
    if (event.shiftKey) {
      event.preventDefault()
      commands.select(active, cell)
      return
    }
    const isFocused = target === document.activeElement
    if (isFocused && cell.row === active.row && cell.col === active.col) {
      // The browser places the caret in an open cell; a select opens natively.
      if (host.state.mode !== 'ready' || target instanceof HTMLSelectElement) return
    }
    // Prevented, because a caret in a selected cell would make typing insert into its text instead of replacing it.
    event.preventDefault()
    isFirstClick = true
    commands.select(cell)
  }

  function handleMouseMove(event: MouseEvent<HTMLElement>) {
    if ((event.buttons & 1) === 0 || host.state.mode !== 'ready') return
    const cell = cellAt(event.target as HTMLElement)
    const { active, head } = host.state
    if (!cell || cell.col < 0 || (cell.row === head.row && cell.col === head.col)) return
    isFirstClick = false
    commands.select(active, cell)
  }

  function handleClick(event: MouseEvent<HTMLElement>) {
    const select = (event.target as HTMLElement).closest('[data-active]')?.querySelector('select')
    if (!isFirstClick || !select) return
    isFirstClick = false
    try {
      select.showPicker()
    } catch {
      // Older browsers need the second click.
    }
  }

  function handleDoubleClick(event: MouseEvent<HTMLElement>) {
    const target = event.target as HTMLElement
    const cell = cellAt(target)
    const { active, mode } = host.state
    if (mode !== 'ready' || target.closest('button, a') || cell?.row !== active.row || cell.col !== active.col) return
    if (host.columns[cell.col]?.kind !== 'select') commands.beginEdit('edit')
  }

  return {
    onMouseDown: handleMouseDown,
    onMouseMove: handleMouseMove,
    onClick: handleClick,
    onDoubleClick: handleDoubleClick,
  }
}

function cellAt(target: HTMLElement): Cell | null {
  const cell = target.closest<HTMLElement>('[data-row]')
  return cell ? { row: Number(cell.dataset.row), col: Number(cell.dataset.col) } : null
}
