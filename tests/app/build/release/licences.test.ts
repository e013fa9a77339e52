import { expect, it } from 'vitest'
import { isAllowedLicence } from '#app/build/release/licences'

it.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MIT AND BSD-3-Clause', true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-only) AND GPL-2.0-only', false],
  ['GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['UNLICENSED', false],
  ['', false],
])('%s is allowed: %s', (expression, isAllowed) => {
  expect(isAllowedLicence(expression)).toBe(isAllowed)
})
