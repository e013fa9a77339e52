import { type RefObject, useLayoutEffect } from 'react'

/**
 * Marks a grid with `data-more` while columns lie beyond its right edge, for a shadow there. Directly on the element: a
 * state would render the grid at each scroll.
 */
export function useScrollHint(scroller: RefObject<HTMLElement | null>, width: number, room: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: widths change what lies beyond the edge
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const mark = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      element.toggleAttribute('data-more', scrollLeft + clientWidth < scrollWidth - 1)
    }
    mark()
    element.addEventListener('scroll', mark, { passive: true })
    return () => element.removeEventListener('scroll', mark)
  }, [scroller, width, room])
}
