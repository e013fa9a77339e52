import { expect, it } from 'vitest'
import { weighedText, weighedUnit } from '#domain/money'

it.each([
  ['m³', 't'],
  ['立方', 't'],
  ['t', 't'],
  ['kg', 'kg'],
  ['m²', 'm²'],
])('goods in %s are weighed in %s', (unit, expected) => {
  expect(weighedUnit(unit)).toBe(expected)
})

it.each([
  ['says another unit than the line’s', 'm³', '28.650', '28.650t'],
  ['leaves out the unit of the line', 't', '28.650', '28.650'],
  ['is empty when there was none', 'm³', null, ''],
])('a weighing %s', (_, unit, weighedQuantity, expected) => {
  expect(weighedText({ unit, weighedQuantity }, (word) => word)).toBe(expected)
})
