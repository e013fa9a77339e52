import { expect, it } from 'vitest'
import { firstOf, lengthOf } from '#domain/textLength'

it.each([
  ['', 0],
  ['螺纹钢', 3],
  ['𠮷野😀', 3],
])('%s has %d characters', (text, count) => {
  expect(lengthOf(text)).toBe(count)
})

it('cuts between characters', () => {
  expect(firstOf('a😀b', 2)).toBe('a😀')
  expect(firstOf('ab', 2)).toBe('ab')
})
