import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import type { ListControl } from '#shared/list/useListState'

type Args = {
  scroller: RefObject<HTMLElement | null>
  /** The rows on screen; others mean that another page has come. */
  records: readonly object[]
  /** How many rows all pages have. */
  total: number
  control: ListControl
  /** The side preview is open: on the number of a row ↑ and ↓ are its own. */
  isPreviewed: boolean
}

/**
 * The keys of a list's rows: ↑ and ↓ lead to the same control of the row above or below, Alt+PageUp and Alt+PageDown to
 * that of the first row of the page before or after. A row has up to nine tab stops, so that Tab alone is a long way.
 */
export function useRowKeys({ scroller, records, total, control, isPreviewed }: Args): (event: KeyboardEvent) => void {
  /** Where the focus was when the page was turned: cell, and control in it. */
  const turned = useRef<Place | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other rows have come
  useLayoutEffect(() => {
    const place = turned.current
    turned.current = null
    const at = document.activeElement
    // Keep the focus if the user moved it while the page loaded; the rows before took their focus with them.
    if (!place || (at !== document.body && !scroller.current?.contains(at))) return
    controlAt(scroller.current?.querySelector('[data-row-key]'), place)?.focus()
  }, [records])
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    const by = event.altKey ? PAGES[event.key] : ROWS[event.key]
    const row = (event.target as Element).closest('[data-row-key]')
    if (!by || !row) return
    if (event.altKey) {
      const page = control.current + by
      if (page < 1 || (page - 1) * control.size >= total) return
      turned.current = placeOf(event.target as HTMLElement)
      control.turnTo(page, control.size)
    } else {
      if (isPreviewed && (event.target as Element).closest('[data-record]')) return
      if ((event.target as Element).matches(OWN_ARROWS)) return
      const next = controlAt(
        by > 0 ? row.nextElementSibling : row.previousElementSibling,
        placeOf(event.target as HTMLElement),
      )
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

type Place = { cell: number; control: number }

function placeOf(from: HTMLElement): Place {
  const cell = from.closest<HTMLTableCellElement>('th, td')
  return { cell: cell?.cellIndex ?? 0, control: controlsIn(cell).indexOf(from) }
}

/** The control of a row at a place; the last of that cell where it has fewer. */
function controlAt(row: Element | null | undefined, { cell, control }: Place): HTMLElement | undefined {
  const there = controlsIn(row?.children[cell])
  return there[control] ?? there.at(-1) ?? controlsIn(row)[0]
}

/** What has its own use for arrows: it opens a list, or is typed into. */
const OWN_ARROWS = '[aria-haspopup], input:not([type="checkbox"]), textarea, [role="combobox"]'

function controlsIn(cell: Element | null | undefined): HTMLElement[] {
  return [...(cell?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]
}
