import { expect, it } from 'vitest'
import { percentOff } from '#domain/money'

it.each([
  ['9.2', 8],
  [8.5, 15],
  ['0.5', 95],
  ['9.25', 7.5],
  ['', null],
])('a rate of %s takes off %s %%', (rate, off) => {
  expect(percentOff(rate)).toBe(off)
})
