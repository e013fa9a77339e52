import { defaultRangeExtractor, observeElementRect, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback } from 'react'

/** Default height in px of a virtual grid. */
export const DEFAULT_HEIGHT = 480

type VisibleRows = {
  count: number
  /** Stays rendered while scrolled out of view, because it has the focus. */
  activeRow: number
  rowHeight: number
  isVirtual: boolean
  scroller: RefObject<HTMLDivElement | null>
}

/** Indexes of the rows to render: all, or the visible ones with some overscan. */
export function useVisibleRows({ count, activeRow, rowHeight, isVirtual, scroller }: VisibleRows): number[] {
  const rangeExtractor = useCallback(
    (range: Range) => [...new Set([...defaultRangeExtractor(range), activeRow])].sort((a, b) => a - b),
    [activeRow],
  )
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    // The header precedes the rows inside the scroll container.
    scrollMargin: rowHeight,
    overscan: 4,
    initialRect: { width: 0, height: DEFAULT_HEIGHT },
    // A grid in a hidden tab has height 0: render as if it had the default height.
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => report(rect.height > 0 ? rect : { ...rect, height: DEFAULT_HEIGHT })),
    rangeExtractor,
  })
  if (!isVirtual) return Array.from({ length: count }, (_, index) => index)
  return virtualizer.getVirtualItems().map((item) => item.index)
}
