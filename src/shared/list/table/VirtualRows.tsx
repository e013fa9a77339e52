import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useImperativeHandle } from 'react'

/** Scrolls to a row that may not be rendered. */
export type RowScroller = { scrollTo: (key: string) => void }

type Props = {
  count: number
  columnCount: number
  scroller: RefObject<HTMLElement | null>
  handle: RefObject<RowScroller | null>
  indexOf: (key: string) => number
  /** Renders a row; `ref` measures it. */
  row: (at: number, ref: (element: HTMLElement | null) => void) => ReactNode
}

/** Expected heights of the header and of a row, px; rows are measured once they render. */
const HEAD = 37
const ROW = 38

/** The rows of a long page: only those in view are rendered, between two rows that take the space of the others. */
export default function VirtualRows({ count, columnCount, scroller, handle, indexOf, row }: Props) {
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
    scrollMargin: HEAD,
    scrollPaddingStart: HEAD,
  })
  useImperativeHandle(handle, () => ({ scrollTo: (key) => rows.scrollToIndex(Math.max(0, indexOf(key))) }))
  const shown = rows.getVirtualItems()
  const above = (shown[0]?.start ?? HEAD) - HEAD
  const below = rows.getTotalSize() - ((shown.at(-1)?.end ?? HEAD) - HEAD)
  return (
    <tbody>
      {above > 0 && <Space height={above} columnCount={columnCount} />}
      {shown.map(({ index }) => row(index, rows.measureElement))}
      {below > 0 && <Space height={below} columnCount={columnCount} />}
    </tbody>
  )
}

function Space({ height, columnCount }: { height: number; columnCount: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of a table is not focusable
    <tr aria-hidden="true">
      <td colSpan={columnCount} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}
