import type { KeyboardEvent } from 'react'
import type { GridRowData } from '#shared/grid/gridTypes'
import type { GridCommands, GridHost } from './gridCommands'
import { keyTarget, tabTarget } from './movement'

/** Keys of the grid, as in spreadsheets. A second Escape lets the next Tab leave the grid instead of moving by cell. */
export function createKeyHandler<Row extends GridRowData>(
  host: GridHost<Row>,
  commands: GridCommands,
  page: () => number,
) {
  let isLeaving = false

  return function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Leave keys to the input method.
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return
    if ((event.target as HTMLElement).closest('button')) return
    const wasLeaving = isLeaving
    isLeaving = false
    const handled = handleKey(event, wasLeaving)
    if (handled) {
      event.preventDefault()
      // An editor around the grid must not handle Escape or Ctrl+D as well.
      event.stopPropagation()
    }
  }

  function handleKey(event: KeyboardEvent<HTMLElement>, wasLeaving: boolean): boolean {
    const { active, head, mode } = host.state
    const { key, shiftKey, altKey } = event
    const ctrl = event.ctrlKey || event.metaKey
    const isSelect = event.target instanceof HTMLSelectElement
    if (host.rows.length === 0) return ctrl && !altKey && handleShortcut(key.toLowerCase(), shiftKey)
    const bounds = { rows: host.rows.length, cols: host.columns.length, page: page() }

    if (key === 'Tab') {
      if (wasLeaving) return false
      const next = tabTarget(active, shiftKey, bounds, commands.canEdit)
      if (!next) return false
      commands.select(next)
      return true
    }
    if (key === 'Escape') {
      // The caller's own Escape (closing a dialog) works once no cell is being edited.
      isLeaving = mode === 'ready'
      if (mode === 'ready') return false
      commands.cancelEdit()
      return true
    }
    if (key === 'Enter') {
      // Ctrl+Enter saves the surrounding form: normalise the cell first.
      if (ctrl || altKey) {
        commands.finishEdit()
        return false
      }
      commands.select(keyTarget(active, shiftKey ? 'ArrowUp' : 'ArrowDown', false, bounds) ?? active)
      return true
    }
    if (key === 'F2') {
      if (isSelect) openList(event.target as HTMLSelectElement)
      return mode !== 'ready' || commands.beginEdit('edit')
    }
    if (altKey) return false
    if (ctrl && handleShortcut(key.toLowerCase(), shiftKey)) return true
    if (mode === 'ready' && key === 'Delete') {
      commands.clear()
      return true
    }
    // With the caret in the text, horizontal keys move the caret; the others still move the active cell.
    if (mode === 'edit' && (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key) || shiftKey || ctrl)) return false
    if (mode === 'enter' && (shiftKey || ctrl)) return false
    const target = keyTarget(shiftKey ? head : active, key, ctrl, bounds)
    if (!target) return false
    if (shiftKey) commands.select(active, target)
    else commands.select(target)
    return true
  }

  /** Handles Ctrl shortcuts; false when the key is no shortcut in the current state. */
  function handleShortcut(key: string, shiftKey: boolean): boolean {
    const isReady = host.state.mode === 'ready'
    switch (key) {
      case 'd':
        commands.fillDown()
        return true
      case 'z':
        if (!isReady) commands.cancelEdit()
        else if (shiftKey) commands.redo()
        else commands.undo()
        return true
      case 'y':
        commands.redo()
        return true
      case 'a':
        if (isReady && host.rows.length > 0)
          commands.select({ row: 0, col: 0 }, { row: host.rows.length - 1, col: host.columns.length - 1 })
        return isReady
      case 'delete': {
        const { top, bottom } = commands.range()
        commands.deleteRows(top, bottom)
        return true
      }
      default:
        return false
    }
  }
}

function openList(select: HTMLSelectElement) {
  try {
    select.showPicker()
  } catch {
    // Unsupported before 2023; Alt+Down opens the list everywhere.
  }
}
