import { expect, it } from 'vitest'
import { field } from '#domain/field'
import { cellText } from '#features/overview/statistics/figures/figureText'

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
