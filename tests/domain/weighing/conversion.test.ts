import { expect, it } from 'vitest'
import { conversionOf } from '#domain/weighing/conversion'
import type { DeviationUnit, WeighedLine } from '#domain/weighing/tolerance'

const weighed = { quantity: '12.00', weighedQuantity: '28.441' }

it.each<[string, WeighedLine, DeviationUnit, ReturnType<typeof conversionOf>]>([
  ['of a settlement', { ...weighed, convertedQuantity: '11.95' }, '%', { volume: '11.95', density: '2.38' }],
  ['of a note, by its deviation', { ...weighed, deviation: '-0.05' }, '%', { volume: '11.95', density: '2.38' }],
  ['that was not weighed', { ...weighed, weighedQuantity: null, deviation: null }, '%', null],
  ['whose volume is unknown', weighed, '%', null],
  ['of nothing', { ...weighed, convertedQuantity: '0' }, '%', null],
  ['of rebar', { ...weighed, deviation: '0.1' }, '‰', null],
])('the conversion of a line %s', (_, line, unit, expected) => {
  expect(conversionOf(line, unit)).toEqual(expected)
})
