import type { TableColumnType } from 'antd'
import { useLayoutEffect, useState } from 'react'
import { fitColumns } from '#shared/fields/fitColumns'

/** The props of a record table that shows whole columns only. */
export type FittedColumns<Row> = {
  /** Ref for the box around the table. */
  ref: (box: HTMLDivElement | null) => void
  /** Whether the box has been measured. Rendering the table before that would render all its cells twice. */
  isMeasured: boolean
  columns: TableColumnType<Row>[]
  /** Width of all columns, px: the table's `scroll.x`. */
  x: number
}

/**
 * The columns of a record table, widened so that the last one in view is not cut off: half a figure looks like another
 * figure.
 */
export function useFittedColumns<Row>(columns: readonly TableColumnType<Row>[]): FittedColumns<Row> {
  const [box, ref] = useState<HTMLDivElement | null>(null)
  const [room, setRoom] = useState<number | null>(null)
  useLayoutEffect(() => {
    if (!box) return
    // In a hidden tab the size is 0: keep the last one.
    const measure = () => setRoom((known) => Math.floor(box.getBoundingClientRect().width) || (known ?? 0))
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [box])
  const fitted = fitColumns(columns, room ?? 0)
  return {
    ref,
    isMeasured: room !== null,
    columns: fitted,
    x: fitted.reduce((sum, { width }) => sum + Number(width ?? 0), 0),
  }
}
