import { BarChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import type { DecimalText } from '#domain/wire'

// The SVG renderer writes style attributes, which the content policy forbids.
use([BarChart, GridComponent, LegendComponent, TooltipComponent, CanvasRenderer])

/** Stacked bars: one value per name and series; a missing value draws no bar. */
export type BarData = {
  names: readonly string[]
  series: readonly { name: string; values: readonly (DecimalText | null)[] }[]
  /** The text of a value, as in the table beside the chart. */
  format: (value: string) => string
}

/** Draws into an element, in the colours of the document's theme. Returns the cleanup. */
export function drawBars(box: HTMLElement, { names, series, format }: BarData): () => void {
  const chart = init(box, null, { renderer: 'canvas' })
  const ink = colour('--ink')
  const line = colour('--line')
  chart.setOption({
    animation: false,
    color: [colour('--warning'), colour('--brand'), colour('--success')],
    textStyle: { fontFamily: getComputedStyle(document.body).fontFamily },
    grid: { left: 8, right: 8, top: 36, bottom: 4, containLabel: true },
    legend: { top: 0, right: 0, textStyle: { color: ink } },
    tooltip: {
      trigger: 'axis',
      renderMode: 'richText',
      backgroundColor: colour('--raised'),
      borderColor: line,
      textStyle: { color: ink },
      axisPointer: { type: 'shadow' },
      valueFormatter: (value: unknown) => (value === null || value === undefined ? '—' : format(String(value))),
    },
    xAxis: { type: 'category', data: [...names], axisLabel: { color: ink }, axisLine: { lineStyle: { color: line } } },
    yAxis: {
      type: 'value',
      axisLabel: { color: ink, formatter: (value: number) => value.toLocaleString('en-US') },
      splitLine: { lineStyle: { color: line } },
    },
    series: series.map(({ name, values }) => ({ type: 'bar', stack: 'all', name, data: [...values], barMaxWidth: 36 })),
  })
  const resize = new ResizeObserver(() => chart.resize())
  resize.observe(box)
  return () => {
    resize.disconnect()
    chart.dispose()
  }
}

function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}
