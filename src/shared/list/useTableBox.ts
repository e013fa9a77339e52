import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The room of a list's table, px. */
export type TableBox = {
  /** Without the vertical scroll bar. */
  width: number
  /** Height of the rows, without header and summary. */
  rows: number
  /** Height of the header. */
  head: number
  /** Width of the vertical scroll bar. */
  bar: number
}

/** Height of the header before it is rendered, px. */
const HEAD = 38

/**
 * Measures the room of a list's table before the table renders, and follows the window and the folding menu. Null until
 * measured; zero where nothing has a size.
 *
 * @param shape changes when header or summary may have changed their height
 */
export function useTableBox(shape: string): [RefObject<HTMLDivElement | null>, TableBox | null] {
  const ref = useRef<HTMLDivElement>(null)
  const [box, setBox] = useState<TableBox | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shape` is what makes it measure again
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const next = boxOf(element)
      setBox((known) => {
        // A hidden tab has no size: its table keeps the last one.
        const isSame = known && (next.width <= 0 || JSON.stringify(known) === JSON.stringify(next))
        return isSame ? known : next
      })
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [shape])
  return [ref, box]
}

function boxOf(element: HTMLElement): TableBox {
  const { width, height } = element.getBoundingClientRect()
  const heightOf = (part: string) => element.querySelector<HTMLElement>(part)?.offsetHeight
  const head = heightOf('.ant-table-header') || HEAD
  const bar = scrollBarWidth()
  const rows = Math.floor(height) - head - (heightOf('div.ant-table-summary') ?? 0)
  return { width: Math.floor(width) - bar, rows, head, bar }
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
