import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import type { DecimalText } from '#domain/wire'
import { FEW, nameLabels } from './nameLabels'
import { seriesColours, TINT } from './seriesColours'

// The SVG renderer writes style attributes, which the content policy forbids.
use([BarChart, LineChart, GridComponent, LegendComponent, TooltipComponent, CanvasRenderer])

/**
 * Bars side by side, bars on each other, the same of ages (the first is well, the later the worse, the last unknown),
 * lines over time, or horizontal bars with the first on top.
 */
export type ChartKind = 'bar' | 'stack' | 'ages' | 'line' | 'rank'

/** What a chart shows: one value per name and series; a missing value draws nothing. */
export type ChartData = {
  kind: ChartKind
  names: readonly string[]
  /** `isPast`: the compared period of the series before it, in a light tint of that one's colour. */
  series: readonly { name: string; isPast?: boolean; values: readonly (DecimalText | null)[] }[]
  /** The text of a value, as in the table beside the chart. */
  format: (value: string) => string
  /** A click on a bar, or on a point of a line, by its position. */
  onPick?: (index: number) => void
}

const COLOURS = ['--brand', '--success', '--warning', '--chosen-line']
const STACKED = ['--warning', '--brand', '--success']
const AGED = ['--brand', '--warning-line', '--unsaved', '--warning', '--bad', '--ink-soft']

/** The name of the performance entry of a drawing. */
const DRAW_MEASURE = 'draw chart'

/** Draws into an element, in the colours of the document's theme. Returns the cleanup. */
export function drawChart(box: HTMLElement, data: ChartData): () => void {
  const start = performance.now()
  const chart = init(box, null, { renderer: 'canvas' })
  chart.setOption(optionsOf(data, box.clientWidth))
  // Drawn now instead of in the next frame, so that the measure holds the drawing.
  chart.getZr().flush()
  performance.measure(DRAW_MEASURE, { start })
  const { onPick } = data
  if (onPick) {
    // A click beside a bar counts too: the whole column of its name is the target.
    chart.getZr().on('click', ({ offsetX, offsetY }) => {
      if (!chart.containPixel('grid', [offsetX, offsetY])) return
      const [x = -1, y = -1] = chart.convertFromPixel('grid', [offsetX, offsetY])
      const index = Math.round(data.kind === 'rank' ? y : x)
      if (index >= 0 && index < data.names.length) onPick(index)
    })
    chart.getZr().setCursorStyle('pointer')
  }
  const resize = new ResizeObserver(() => chart.resize())
  resize.observe(box)
  return () => {
    resize.disconnect()
    chart.dispose()
  }
}

function optionsOf(
  { kind, names, series, format }: ChartData,
  width: number,
): Parameters<ReturnType<typeof init>['setOption']>[0] {
  const [ink, line] = [colour('--ink'), colour('--line')]
  const palette = (kind === 'stack' ? STACKED : kind === 'ages' ? AGED : COLOURS).map(colour)
  const places = seriesColours(series)
  const isRank = kind === 'rank'
  const isStack = kind === 'stack' || kind === 'ages'
  const category = {
    type: 'category' as const,
    data: [...names],
    inverse: isRank,
    axisLabel: {
      color: ink,
      ...(isRank
        ? { width: 180, overflow: 'truncate' as const }
        : { hideOverlap: true, ...nameLabels(names, kind === 'line' ? 0 : width) }),
    },
    axisLine: { lineStyle: { color: line } },
  }
  const value = {
    type: 'value' as const,
    axisLabel: { color: ink, formatter: (figure: number) => figure.toLocaleString('en-US') },
    splitLine: { lineStyle: { color: line } },
  }
  return {
    animation: false,
    color: palette,
    textStyle: { fontFamily: getComputedStyle(document.body).fontFamily },
    grid: { left: 8, right: 16, top: 36, bottom: 4, containLabel: true },
    legend: { type: 'scroll', top: 0, left: 8, right: 8, textStyle: { color: ink } },
    tooltip: {
      trigger: 'axis',
      // An HTML tooltip writes style attributes.
      renderMode: 'richText',
      backgroundColor: colour('--raised'),
      borderColor: line,
      textStyle: { color: ink },
      axisPointer: { type: kind === 'line' ? 'line' : 'shadow' },
      valueFormatter: (figure: unknown) => (figure === null || figure === undefined ? '—' : format(String(figure))),
    },
    xAxis: isRank ? value : category,
    yAxis: isRank ? category : value,
    series: series.map(({ name, isPast = false, values }, at) => ({
      name,
      data: [...values],
      color: palette[(places[at] ?? 0) % palette.length],
      ...(isPast ? { itemStyle: { opacity: TINT }, lineStyle: { opacity: TINT, type: 'dashed' as const } } : {}),
      ...(kind === 'line'
        ? { type: 'line' as const, showSymbol: names.length <= FEW, symbolSize: 5 }
        : { type: 'bar' as const, barMaxWidth: isRank ? 18 : 36, ...(isStack ? { stack: 'all' } : {}) }),
    })),
  }
}

function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}
