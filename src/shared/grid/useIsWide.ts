import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether rows of a width in px do not fit the element that scrolls, so that it scrolls sideways too. */
export function useIsWide(scroller: RefObject<HTMLElement | null>, width: number): boolean {
  const [isWide, setWide] = useState(false)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      // In a hidden tab it has no width, and stays what it was.
      if (element.clientWidth > 0) setWide(width > element.clientWidth)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller, width])
  return isWide
}
