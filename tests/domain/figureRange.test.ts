import { expect, it } from 'vitest'
import { isInFigures } from '#domain/figureRange'

it.each([
  ['5', '5', true],
  ['4.99', '5', false],
  ['5', '_5', true],
  ['5.01', '_5', false],
  ['0', '0_0', true],
  ['3', '2_4', true],
  ['1', '2_4', false],
  ['3', '_', true],
  [null, '0', false],
])('%s in %s: %s', (value, range, isIn) => {
  expect(isInFigures(value, range)).toBe(isIn)
})
