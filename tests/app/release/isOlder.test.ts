import { expect, it } from 'vitest'
import { isOlder } from '#app/release/isOlder'

it.each([
  ['1.0.0', '1.0.1', true],
  ['1.9.0', '1.10.0', true],
  ['1.9.9', '2.0.0', true],
  ['1.1.0-rc.1', '1.2.0', true],
  ['1.0.0', '1.0.0', false],
  ['1.10.0', '1.9.0', false],
  ['2.0.0', '1.9.9', false],
  ['', '1.0.0', false],
  ['1.0.0', '', false],
  ['1.0.0', 'newest', false],
  ['1.0', '2.0.0', false],
])('%j comes before %j: %s', (version, than, isBefore) => {
  expect(isOlder(version, than)).toBe(isBefore)
})
