import { type RefObject, useLayoutEffect, useState } from 'react'

/** Width of a scroll container without its scroll bar, px; 0 until it is known. */
export function useContainerWidth(scroller: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    // In a hidden tab the width is 0: keep the last value.
    const observer = new ResizeObserver(() => setRoom((known) => element.clientWidth || known))
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])
  return room
}
