import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react'

/** Scrolls to a row that may not be rendered. */
export type RowScroller = { scrollTo: (key: string) => void }

/** The side preview of a list: the row that it shows, and the operations on it. */
export type Preview<Row> = {
  /** The row that is previewed, as last loaded; null while the preview is closed. */
  row: Row | null
  /** The row's key; '' while the preview is closed. */
  key: string
  isOn: (row: Row) => boolean
  show: (row: Row) => void
  /** Closes it and returns the focus to the row. */
  close: () => void
  /** Shows the next (1) or the previous (-1) row of the page. */
  step: (by: 1 | -1) => void
  /** Handles Enter on the number of a row: the first press previews it, the second opens the record. */
  handleRowKey: (row: Row, event: KeyboardEvent) => void
  /** Contains the table and the preview. */
  root: RefObject<HTMLDivElement | null>
  /** Scrolls a virtual list. */
  table: RefObject<RowScroller | null>
}

/** State of the side preview of a list. A row that leaves the page, e.g. after an action, stays previewed. */
export function usePreview<Row extends object>(rows: readonly Row[], rowKey: keyof Row & string): Preview<Row> {
  const [shown, setShown] = useState<Row | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const table = useRef<RowScroller>(null)
  return useMemo(() => {
    const keyOf = (row: Row | null) => (row ? String(row[rowKey]) : '')
    const key = keyOf(shown)
    const at = shown ? rows.findIndex((row) => keyOf(row) === key) : -1
    return {
      row: rows[at] ?? shown,
      key,
      isOn: (row) => shown !== null && keyOf(row) === key,
      show: setShown,
      close: () => {
        setShown(null)
        const line = document.activeElement?.closest('[data-row-key]')
        // Who is in another row stays there.
        if (!line || !root.current?.contains(line)) numberOf(lineOf(root.current, key))?.focus()
      },
      step: (by) => {
        const next = at < 0 ? rows[0] : rows[at + by]
        if (!next) return
        setShown(next)
        const line = lineOf(root.current, keyOf(next))
        // In a virtual list the row may not be rendered yet.
        if (!line) table.current?.scrollTo(keyOf(next))
        else line.scrollIntoView?.({ block: 'nearest' })
        if (lineOf(root.current, key)?.contains(document.activeElement)) numberOf(line)?.focus({ preventScroll: true })
      },
      handleRowKey: (row, event) => {
        const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
        if (event.key !== 'Enter' || !isPlain || event.defaultPrevented) return
        const isNumber = event.target instanceof HTMLAnchorElement && event.target.closest(NUMBER) !== null
        if (!isNumber || (shown && keyOf(row) === key)) return
        event.preventDefault()
        setShown(row)
      },
      root,
      table,
    }
  }, [shown, rows, rowKey])
}

/** Selector of the number of a row, which opens its record. */
const NUMBER = '[data-record]'

function lineOf(root: HTMLElement | null, key: string): HTMLElement | undefined {
  return [...(root?.querySelectorAll<HTMLElement>('[data-row-key]') ?? [])].find(
    ({ dataset }) => dataset.rowKey === key,
  )
}

function numberOf(line: HTMLElement | undefined): HTMLElement | null {
  return line?.querySelector<HTMLElement>(`${NUMBER} a, ${NUMBER} button`) ?? null
}
