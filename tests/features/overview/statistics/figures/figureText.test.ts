import { expect, it } from 'vitest'
import { field } from '#domain/field'
import { cellText, chartNames, rowName } from '#features/overview/statistics/figures/figureText'

const say = (text: string) => text

it.each([
  [field('integer', '浏览量'), 'now', '1588', '1,588'],
  [field('integer', '浏览量'), 'now', '0', '0'],
  [field('money', '金额'), 'before', '1234567.8', '1,234,567.80'],
  [field('integer', '浏览量'), 'change', '12.5', '+12.5%'],
  [field('integer', '浏览量'), 'change', '-3', '-3%'],
  [field('integer', '浏览量'), 'now', null, '—'],
] as const)('%o, %s: %s is shown as %s', (one, side, value, shown) => {
  expect(cellText({ field: one, side }, value, say)).toBe(shown)
})

const translate = (text: string, params: Record<string, string> = {}) => text.replace('{{figure}}', params.figure ?? '')

it('a row that the compared period has alone says so, in the chart too', () => {
  const both = { texts: ['2026-02-28', '2026-01-28'], isPastOnly: false }
  const pastOnly = { texts: ['2026-01-31', '2026-01-31'], isPastOnly: true }
  expect(rowName(both, translate)).toBe('2026-02-28')
  expect(rowName(pastOnly, translate)).toBe('2026-01-31（对比期）')
  expect(chartNames([both, pastOnly], {}, translate)).toEqual(['2026-02-28', '2026-01-31（对比期）'])
})

it('the chart names a row with its texts, except where they do not tell which it is', () => {
  const rows = [
    { texts: ['水泥', '吨', '100'], isPastOnly: false },
    { texts: ['钢筋', '', '200'], isPastOnly: false },
  ]
  expect(chartNames(rows, { texts: ['unit' as never] }, translate)).toEqual(['水泥 · 吨', '钢筋'])
  expect(chartNames(rows, { texts: ['unit' as never], isChartedByName: true }, translate)).toEqual(['水泥', '钢筋'])
})
