import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether rows of a width in px overflow the scroll container sideways. */
export function useIsWide(scroller: RefObject<HTMLElement | null>, width: number): boolean {
  const [isWide, setWide] = useState(false)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      // In a hidden tab the width is 0: keep the last value.
      if (element.clientWidth > 0) setWide(width > element.clientWidth)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller, width])
  return isWide
}
