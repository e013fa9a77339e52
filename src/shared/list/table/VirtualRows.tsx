import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useImperativeHandle, useLayoutEffect, useState } from 'react'
import type { RowScroller } from '#shared/list/preview/usePreview'

type Props = {
  count: number
  columnCount: number
  scroller: RefObject<HTMLElement | null>
  handle: RefObject<RowScroller | null>
  indexOf: (key: string) => number
  /** Renders a row; `ref` measures it. */
  row: (at: number, ref: (element: HTMLElement | null) => void) => ReactNode
}

/** Heights of the header and of a row, px, until rows have rendered. */
const HEAD = 37
const ROW = 46

/** The rows of a long page: only those in view are rendered, between two rows that take the space of the others. */
export default function VirtualRows({ count, columnCount, scroller, handle, indexOf, row }: Props) {
  const [height, setHeight] = useState(ROW)
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
    scrollMargin: HEAD,
    scrollPaddingStart: HEAD,
  })
  useImperativeHandle(handle, () => ({ scrollTo: (key) => rows.scrollToIndex(Math.max(0, indexOf(key))) }))
  const shown = rows.getVirtualItems()
  const isThere = shown.length > 0
  // The rows of a list are alike: those to come are as high as the first one, so that the end is where it seems. Asked
  // once, since single rows may differ.
  useLayoutEffect(() => {
    const first = isThere ? scroller.current?.querySelector<HTMLElement>('[data-row-key]')?.offsetHeight : 0
    if (first) setHeight(first)
  }, [isThere, scroller])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `height` is what makes it estimate again
  useLayoutEffect(() => rows.measure(), [rows, height])
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
