import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Width of the table area of the last list, px; the same for all lists of a window. */
let latestWidth = 0

/**
 * The width of a list's table area without the scroll bar, px: known before the table renders, so that it renders once;
 * follows the window and the collapsing menu. Null until known; zero when the layout has no size.
 */
export function useTableWidth(): [RefObject<HTMLDivElement | null>, number | null] {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number | null>(expectedWidth)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const next = Math.floor(element.getBoundingClientRect().width) - scrollBarWidth()
      if (next > 0) latestWidth = next
      // In a hidden tab the width is 0: keep the last one.
      setWidth((known) => (known !== null && next <= 0 ? known : next))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}

/** The width expected from the last list, or from the placeholder of the shell at first paint. */
function expectedWidth(): number | null {
  const frame = latestWidth > 0 ? null : document.querySelector('[data-room]')
  const width = frame ? Math.floor(frame.getBoundingClientRect().width) - scrollBarWidth() : latestWidth
  return width > 0 ? width : null
}

let barWidth: number | undefined

/** Width of the browser's scroll bars, px; 0 where they overlay the content. */
export function scrollBarWidth(): number {
  if (barWidth !== undefined) return barWidth
  const probe = document.createElement('div')
  probe.style.cssText = 'position:absolute;visibility:hidden;width:100px;height:100px;overflow:scroll'
  document.body.append(probe)
  barWidth = probe.offsetWidth - probe.clientWidth
  probe.remove()
  return barWidth
}
