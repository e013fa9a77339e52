import { expect, it } from 'vitest'
import type { Category } from '#features/mall/category/model'
import { chosenOf, pathsOf } from '#features/promotion/coupon/model/scope'

const node = (id: string, ...children: Category[]) => ({ id, name: id, children }) as Category
const tree = [node('1', node('11', node('111'), node('112')), node('12', node('121'))), node('2')]

it.each([
  ['one', '111', '1,11,111'],
  ['two with a common start, which each has', '111,112', '1,11,111,1,11,112'],
  ['one without others above', '2', '2'],
  ['one that is gone beside one that is there', '9,121', '9,1,12,121'],
  ['none', '', ''],
])('the paths to %s are sent, and the chosen ones read back', (_what, chosen, sent) => {
  expect(pathsOf(chosen, tree)).toBe(sent)
  expect(chosenOf(sent, tree)).toBe(chosen)
})

it('a scope of lowest categories alone is read as it is', () => {
  expect(chosenOf('111,121', tree)).toBe('111,121')
})
