import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The size of the table area of a list, px. */
export type TableBox = {
  /** Without the vertical scroll bar. */
  width: number
  /** Height of the rows, without header and summary; 0 unless requested. */
  rows: number
}

/** Assumed height of the header before it renders, px. */
const HEAD = 38

/** Width of the table area of the last list, px; the same for all lists of a window. */
let latestWidth = 0

/**
 * The size of the table area, known before the table renders, so that it renders once; follows the window and the
 * collapsing menu. Null until known; zero when the layout has no size.
 *
 * @param shape changes when header or summary may have changed their height
 * @param needsRows whether the table needs the height of its rows: a virtual one does
 */
export function useTableBox(shape: string, needsRows: boolean): [RefObject<HTMLDivElement | null>, TableBox | null] {
  const ref = useRef<HTMLDivElement>(null)
  const [box, setBox] = useState<TableBox | null>(expectedBox)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shape` is what makes it measure again
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const next = boxOf(element, needsRows)
      if (next.width > 0) latestWidth = next.width
      setBox((known) => {
        // In a hidden tab the size is 0: keep the last one.
        const isSame = known && (next.width <= 0 || (known.width === next.width && known.rows === next.rows))
        return isSame ? known : next
      })
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [shape, needsRows])
  return [ref, needsRows && box?.rows === 0 && box.width > 0 ? null : box]
}

/** The size expected from the last list, or from the placeholder of the shell at first paint. */
function expectedBox(): TableBox | null {
  const frame = latestWidth > 0 ? null : document.querySelector('[data-room]')
  const width = frame ? Math.floor(frame.getBoundingClientRect().width) - scrollBarWidth() : latestWidth
  return width > 0 ? { width, rows: 0 } : null
}

function boxOf(element: HTMLElement, needsRows: boolean): TableBox {
  const { width, height } = element.getBoundingClientRect()
  const heightOf = (part: string) => element.querySelector<HTMLElement>(part)?.offsetHeight
  const head = heightOf('.ant-table-header') || HEAD
  const bar = scrollBarWidth()
  // For the CSS that covers the corner above the scroll bar.
  element.style.setProperty('--corner-height', `${head}px`)
  element.style.setProperty('--corner-width', `${bar}px`)
  const rows = needsRows ? Math.max(1, Math.floor(height) - head - (heightOf('div.ant-table-summary') ?? 0)) : 0
  return { width: Math.floor(width) - bar, rows }
}

let barWidth: number | undefined

/** Width of the browser's scroll bars, px; 0 where they overlay the content. */
function scrollBarWidth(): number {
  if (barWidth !== undefined) return barWidth
  const probe = document.createElement('div')
  probe.style.cssText = 'position:absolute;visibility:hidden;width:100px;height:100px;overflow:scroll'
  document.body.append(probe)
  barWidth = probe.offsetWidth - probe.clientWidth
  probe.remove()
  return barWidth
}

/**
 * Scrolls the body of a table along with its header: when the keyboard focuses a header off screen, browsers scroll
 * only the header, and antd syncs only the other way.
 */
export function followHead(head: EventTarget): void {
  if (!(head instanceof HTMLElement) || !head.classList.contains('ant-table-header')) return
  const body = head.parentElement?.querySelector<HTMLElement>(':scope > .ant-table-body')
  if (body) body.scrollLeft = head.scrollLeft
  // A virtual body has no scroll position of its own; a wheel event over the header makes antd sync it.
  else head.dispatchEvent(new WheelEvent('wheel', { deltaX: 0.01, cancelable: true }))
}
