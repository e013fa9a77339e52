import { useRef } from 'react'
import type { Ticks } from './useSelection'

/** The check boxes of a page of rows. */
export type Ticking<Row> = {
  isTicked: (row: Row) => boolean
  mayTick: (row: Row) => boolean
  /** Ticks or unticks a row; with Shift all rows from the one ticked before to this one. */
  toggle: (row: Row, isShift: boolean) => void
  /** Whether all rows of the page that can be ticked are, only some are, or none can be. */
  isPageTicked: boolean
  isPartlyTicked: boolean
  isPageDisabled: boolean
  togglePage: () => void
}

/** What the check boxes of a list's table do; undefined without selection. */
export function useTicking<Row extends object>(
  rows: readonly Row[],
  rowKey: keyof Row & string,
  ticks: Ticks<Row> | undefined,
): Ticking<Row> | undefined {
  // Where a range starts: forgotten when the page, its order or that tick has changed.
  const latest = useRef<{ rows: readonly Row[]; at: number; isOn: boolean } | null>(null)
  if (!ticks) return undefined
  const keyOf = (row: Row) => String(row[rowKey])
  const ticked = new Set(ticks.keys)
  const isTicked = (row: Row) => ticked.has(keyOf(row))
  const open = rows.filter(ticks.mayTick)
  const count = open.filter(isTicked).length
  const set = (some: readonly Row[], isOn: boolean) => {
    const keys = new Set(some.map(keyOf))
    const others = ticks.keys.filter((key) => !keys.has(key))
    ticks.choose(isOn ? [...ticks.keys, ...[...keys].filter((key) => !ticked.has(key))] : others)
  }
  return {
    isTicked,
    mayTick: ticks.mayTick,
    toggle: (row, isShift) => {
      const at = rows.indexOf(row)
      const { current: before } = latest
      const start = before?.rows === rows ? rows[before.at] : undefined
      const from = isShift && before && start && isTicked(start) === before.isOn ? before.at : at
      const isOn = !isTicked(row)
      latest.current = { rows, at, isOn }
      set(rows.slice(Math.min(from, at), Math.max(from, at) + 1).filter(ticks.mayTick), isOn)
    },
    isPageTicked: count > 0 && count === open.length,
    isPartlyTicked: count > 0 && count < open.length,
    isPageDisabled: open.length === 0,
    togglePage: () => set(open, count < open.length),
  }
}
