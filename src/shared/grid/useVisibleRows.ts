import { defaultRangeExtractor, observeElementRect, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback } from 'react'

/** Height in px of a grid that shows only the rows in view and was given none. */
export const DEFAULT_HEIGHT = 480

type VisibleRows = {
  count: number
  /** Stays in the page while it is scrolled away, because the focus is in it. */
  activeRow: number
  rowHeight: number
  isVirtual: boolean
  scroller: RefObject<HTMLDivElement | null>
}

/** Numbers of the rows to draw: all, or those in view with some around them. */
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
    // The head stands above the rows inside the scrolling element.
    scrollMargin: rowHeight,
    overscan: 4,
    initialRect: { width: 0, height: DEFAULT_HEIGHT },
    // A grid in a hidden tab has no height; its rows stay drawn as if it had.
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => report(rect.height > 0 ? rect : { ...rect, height: DEFAULT_HEIGHT })),
    rangeExtractor,
  })
  if (!isVirtual) return Array.from({ length: count }, (_, index) => index)
  return virtualizer.getVirtualItems().map((item) => item.index)
}
