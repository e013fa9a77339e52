import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The room of a list's table, px. */
export type TableBox = {
  /** Without the vertical scroll bar. */
  width: number
  /** Height of the rows, without header and summary; 0 unless it was asked for. */
  rows: number
}

/** Height of the header before it is rendered, px. */
const HEAD = 38

/** Width of the latest list's room, px. All lists of a window have the same. */
let latestWidth = 0

/**
 * The room of a list's table, known before the table renders, so that it renders once; follows the window and the
 * folding menu. Null until known; zero where nothing has a size.
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
        // A hidden tab has no size: its table keeps the last one.
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

/** As the latest list had it, or the frame that the HTML shows before the first page. */
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
  // The style sheet covers the corner over the scroll bar.
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
 * Scrolls a table's body along with its header: browsers scroll the header alone when the keyboard moves the focus to a
 * header off screen, and antd syncs only the other way.
 */
export function followHead(head: EventTarget): void {
  if (!(head instanceof HTMLElement) || !head.classList.contains('ant-table-header')) return
  const body = head.parentElement?.querySelector<HTMLElement>(':scope > .ant-table-body')
  if (body) body.scrollLeft = head.scrollLeft
  // A virtual body has no scroll position of its own; antd moves it when the wheel turns over the header.
  else head.dispatchEvent(new WheelEvent('wheel', { deltaX: 0.01, cancelable: true }))
}
