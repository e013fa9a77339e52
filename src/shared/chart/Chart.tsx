import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decimal } from '#domain/money'
import { EmptyState } from '#shared/ui/states'
import type { ChartData } from './drawChart'

type Props = ChartData & { label: string; className?: string }

/**
 * A chart. A picture only: the figures are in a table beside it. The drawing library loads after the page. Without any
 * figure but 0 it says so: an axis from 0 to 1 would show a scale that nothing has.
 */
export function Chart(props: Props) {
  const { t } = useTranslation()
  if (props.series.some(({ values }) => values.some((value) => decimal(value)?.eq(0) === false))) {
    return <Drawn {...props} />
  }
  return (
    <section className={props.className} aria-label={props.label}>
      <EmptyState text={t('没有可画成图的数值')} />
    </section>
  )
}

function Drawn({ label, className, kind, names, series, format, onPick }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const theme = useDocumentTheme()
  const pick = useRef(onPick)
  useEffect(() => {
    pick.current = onPick
  })
  const isPicked = onPick !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read from the document, which `theme` changes
  useEffect(() => {
    // Without a canvas (a locked-down browser, a test) only the table shows the figures.
    if (typeof CanvasRenderingContext2D === 'undefined') return
    let isOver = false
    let clear = () => undefined as unknown
    const draw = async () => {
      const { drawChart } = await import('./drawChart')
      const data = { kind, names, series, format, ...(isPicked && { onPick: (at: number) => pick.current?.(at) }) }
      if (box.current && !isOver) clear = drawChart(box.current, data)
    }
    draw().catch(() => undefined)
    return () => {
      isOver = true
      clear()
    }
  }, [kind, names, series, format, isPicked, theme])
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
