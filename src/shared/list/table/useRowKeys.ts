import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import type { ListControl } from '#shared/list/useListState'

type Args = {
  scroller: RefObject<HTMLElement | null>
  /** The rows on screen; others mean that another page has come. */
  records: readonly object[]
  /** How many rows all pages have. */
  total: number
  control: ListControl
  /** The side preview is open: ↑ and ↓ are its own. */
  isPreviewed: boolean
}

/**
 * The keys of a list's rows: ↑ and ↓ lead to the same control of the row above or below, Alt+PageUp and Alt+PageDown to
 * the first row of the page before or after. A row has up to nine tab stops, so that Tab alone is a long way.
 */
export function useRowKeys({ scroller, records, total, control, isPreviewed }: Args): (event: KeyboardEvent) => void {
  const isTurning = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other rows have come
  useLayoutEffect(() => {
    if (!isTurning.current) return
    isTurning.current = false
    controlsIn(scroller.current?.querySelector('[data-row-key] > :is(th, td)'))[0]?.focus()
  }, [records])
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    const by = event.altKey ? PAGES[event.key] : ROWS[event.key]
    const row = (event.target as Element).closest('[data-row-key]')
    if (!by || !row) return
    if (event.altKey) {
      const page = control.current + by
      if (page < 1 || (page - 1) * control.size >= total) return
      isTurning.current = true
      control.turnTo(page, control.size)
    } else {
      if (isPreviewed) return
      const next = sameIn(by > 0 ? row.nextElementSibling : row.previousElementSibling, event.target as Element)
      if (!next) return
      next.focus()
    }
    event.preventDefault()
  }
}

/** What a row offers, but for menus: ↓ opens those. */
const CONTROLS = 'a[href], button:enabled:not([aria-haspopup]), input:enabled'
const ROWS: Record<string, 1 | -1 | undefined> = { ArrowDown: 1, ArrowUp: -1 }
const PAGES: Record<string, 1 | -1 | undefined> = { PageDown: 1, PageUp: -1 }

/** The control of another row that stands where `from` stands in its own; the nearest where that cell has fewer. */
function sameIn(row: Element | null, from: Element): HTMLElement | undefined {
  // What opens a list, or is typed into, has its own use for arrows.
  if (from.matches('[aria-haspopup], input:not([type="checkbox"]), textarea, [role="combobox"]')) return undefined
  const cell = from.closest<HTMLTableCellElement>('th, td')
  const there = controlsIn(row?.children[cell?.cellIndex ?? 0])
  const at = controlsIn(cell).indexOf(from as HTMLElement)
  return there[Math.min(at, there.length - 1)] ?? controlsIn(row)[0]
}

function controlsIn(cell: Element | null | undefined): HTMLElement[] {
  return [...(cell?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]
}
