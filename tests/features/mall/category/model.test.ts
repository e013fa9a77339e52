import { expect, it } from 'vitest'
import { type GoodsLabel, labelMoves, nextOrder, toLabels, validateLabel } from '#features/mall/category/model'

const label = (id: string, sortOrder: string): GoodsLabel => ({
  id,
  labelName: id,
  level: 0,
  sortOrder,
  goodsCount: 0,
  children: [],
})
const three = [label('a', '1'), label('b', '2'), label('c', '3')]

it.each<[string, number, string[]]>([
  ['a', 1, ['b1', 'a2']],
  ['a', 2, ['b1', 'c2', 'a3']],
  ['c', 0, ['c1', 'a2', 'b3']],
  ['b', 1, []],
  ['x', 0, []],
])('moving %s to position %s changes %s', (id, index, changes) => {
  expect(labelMoves(three, '0', id, index).map((move) => move.id + move.sortOrder)).toEqual(changes)
})

it('moving one of several equal positions makes them distinct', () => {
  const equal = [label('a', '1'), label('b', '1'), label('c', '1')]
  expect(labelMoves(equal, '0', 'c', 1).map((move) => move.id + move.sortOrder)).toEqual(['c2', 'b3'])
})

it('a tree is sorted, and nodes without an id are left out', () => {
  const tree = toLabels([{ id: 'b', sortOrder: 2 }, { labelName: 'x' }, { id: 'a', sortOrder: 1, children: null }])
  expect(tree.map(({ id }) => id)).toEqual(['a', 'b'])
  expect([nextOrder(tree), nextOrder([])]).toEqual(['3', '1'])
})

it.each([
  [{ labelName: ' ', parentId: '0', sortOrder: '1' }, ['labelName']],
  [{ labelName: '钢材', parentId: '', sortOrder: '1.5' }, ['sortOrder', 'parentId']],
  [{ labelName: '钢材', parentId: '0', sortOrder: '99999' }, []],
])('%o has errors at %s', (input, fields) => expect(Object.keys(validateLabel(input))).toEqual(fields))
