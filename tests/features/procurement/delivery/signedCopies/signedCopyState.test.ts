import { expect, it } from 'vitest'
import { signedCopyStateOf } from '#features/procurement/delivery/signedCopies/signedCopyState'

it.each([
  [0, true, 'there'],
  [0, false, 'awaited'],
  [1, false, 'missing'],
  [2, false, 'missing'],
  [2, true, 'there'],
  [1, undefined, null],
])('the signed copy of a note in status %s, uploaded %s, is %s', (status, hasSignPhotos, expected) => {
  expect(signedCopyStateOf({ status, hasSignPhotos })).toBe(expected)
})
