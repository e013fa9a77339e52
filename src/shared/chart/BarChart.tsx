import { useEffect, useRef, useState } from 'react'
import type { BarData } from './drawBars'

type Props = BarData & { label: string; className?: string }

/** Stacked bars. A picture only: the figures are in a table beside it. The drawing library loads after the page. */
export function BarChart({ label, className, names, series, format }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const theme = useDocumentTheme()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read from the document, which `theme` changes
  useEffect(() => {
    // Without a canvas (a locked-down browser, a test) only the table shows the figures.
    if (typeof CanvasRenderingContext2D === 'undefined') return
    let isOver = false
    let clear = () => undefined as unknown
    const draw = async () => {
      const { drawBars } = await import('./drawBars')
      if (box.current && !isOver) clear = drawBars(box.current, { names, series, format })
    }
    draw().catch(() => undefined)
    return () => {
      isOver = true
      clear()
    }
  }, [names, series, format, theme])
  return <div ref={box} className={className} role="img" aria-label={label} />
}

/** The document's theme, which also changes for a print. */
function useDocumentTheme(): string {
  const [theme, setTheme] = useState(() => document.documentElement.dataset.theme ?? '')
  useEffect(() => {
    const observer = new MutationObserver(() => setTheme(document.documentElement.dataset.theme ?? ''))
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [])
  return theme
}
