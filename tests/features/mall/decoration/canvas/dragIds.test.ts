import { expect, it } from 'vitest'
import { entryId, keyOfId, typeId, typeOfId } from '#features/mall/decoration/canvas/dragIds'

it('tells a new block of a type from a block of the page, dragged in the page or in its outline', () => {
  expect(typeOfId(typeId('menu'))).toBe('menu')
  expect([typeOfId('3'), typeOfId(entryId('3'))]).toEqual([null, null])
  expect([keyOfId('3'), keyOfId(entryId('3'))]).toEqual(['3', '3'])
})
