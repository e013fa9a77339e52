import { type Key, useMemo, useState } from 'react'
import type { Selection } from './selection'

type Rules<Row> = {
  rowKey: keyof Row & string
  /** The rows on screen, from which ticked rows are updated. */
  onPage: readonly Row[]
  /** Identifies the current filter. */
  filter: string
  isSelectable?: (row: Row, selected: Row[]) => boolean
  maxSelected?: number
}

/** The check boxes of a list. */
export type Ticks<Row> = {
  selection: Selection<Row>
  keys: string[]
  /** Whether the row's check box is enabled: it is ticked, or another row may be ticked. */
  mayTick: (row: Row) => boolean
  /** Whether every selectable row on screen is ticked. */
  isPageTicked: boolean
  /** Ticks exactly these keys, among rows ticked so far and rows on screen. */
  choose: (keys: readonly Key[]) => void
  /** Ticks all rows of the filtered result. */
  chooseAll: (all: readonly Row[]) => void
}

/** The ticked rows of a list. Rows ticked one by one survive a filter change; a selection of all rows does not. */
export function useSelection<Row extends object>({
  rowKey,
  onPage,
  filter,
  isSelectable,
  maxSelected,
}: Rules<Row>): Ticks<Row> {
  const [state, setState] = useState<{ rows: Map<string, Row>; filter: string | null }>(NOTHING_TICKED)
  return useMemo(() => {
    const keyOf = (row: Row) => String(row[rowKey])
    const isOfFilter = state.filter === null || state.filter === filter
    const ticked = isOfFilter ? state.rows : new Map<string, Row>()
    const here = new Map(onPage.map((row) => [keyOf(row), row]))
    const rows = [...ticked].map(([key, row]) => here.get(key) ?? row)
    const take = (next: readonly Row[], of: string | null) =>
      setState({
        rows: new Map(admitted(next, { isSelectable, maxSelected }).map((row) => [keyOf(row), row])),
        filter: of,
      })
    const own = isOfFilter ? state.filter : null
    const isTicked = (row: Row) => ticked.has(keyOf(row))
    const isFull = maxSelected !== undefined && rows.length >= maxSelected
    const mayTick = (row: Row) => isTicked(row) || (!isFull && (isSelectable?.(row, rows) ?? true))
    return {
      selection: {
        rows,
        clear: () => setState(NOTHING_TICKED),
        untick: (gone) => {
          const keys = new Set(gone.map(keyOf))
          take(
            rows.filter((row) => !keys.has(keyOf(row))),
            own,
          )
        },
      },
      keys: [...ticked.keys()],
      mayTick,
      isPageTicked: onPage.filter(mayTick).every(isTicked),
      choose: (keys) =>
        take(
          keys.flatMap((key) => ticked.get(String(key)) ?? here.get(String(key)) ?? []),
          own,
        ),
      chooseAll: (all) => take(all, filter),
    }
  }, [state, rowKey, onPage, filter, isSelectable, maxSelected])
}

const NOTHING_TICKED = { rows: new Map<string, never>(), filter: null }

/** Filters the chosen rows to the selectable ones, one by one: selecting a whole page obeys the same limits. */
function admitted<Row>(
  chosen: readonly Row[],
  { isSelectable, maxSelected = Number.POSITIVE_INFINITY }: Pick<Rules<Row>, 'isSelectable' | 'maxSelected'>,
): Row[] {
  const rows: Row[] = []
  for (const row of chosen) if (rows.length < maxSelected && (isSelectable?.(row, rows) ?? true)) rows.push(row)
  return rows
}
