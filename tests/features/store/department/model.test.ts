import { describe, expect, it } from 'vitest'
import {
  departmentPath,
  movesTo,
  searchDepartments,
  toDepartments,
  validateDepartment,
} from '#features/store/department/model'
import { placeOf } from '#features/store/department/treeMove'
import { saidAll } from '#tests/kit/said'

const tree = toDepartments([
  {
    id: '2',
    title: '物流部',
    sortOrder: 20,
    children: [
      { id: '21', title: '调度组', sortOrder: 10 },
      { id: '22', title: '车队', sortOrder: 10 },
    ],
  },
  { id: '1', title: '销售部', sortOrder: '10' },
  { title: '没有编号' },
])

describe('a tree of departments', () => {
  it('is ordered, has paths and is searchable', () => {
    expect(tree.map(({ id }) => id)).toEqual(['1', '2'])
    expect(departmentPath(tree, '22')).toBe('物流部 / 车队')
    expect(departmentPath(tree, '9')).toBe('')
    expect(searchDepartments(tree, '车')).toMatchObject([{ id: '2', children: [{ id: '22' }] }])
    expect(searchDepartments(tree, '物流')[0]?.children).toHaveLength(2)
  })

  it.each<[string, string, string, number, [string, string, string][]]>([
    ['between two', '22', '0', 1, [['22', '0', '15']]],
    ['before the first', '2', '0', 0, [['2', '0', '5']]],
    ['after the last', '1', '0', 1, [['1', '0', '30']]],
    ['below another one', '1', '2', 2, [['1', '2', '20']]],
    [
      'between two of the same order',
      '1',
      '2',
      1,
      [
        ['21', '2', '10'],
        ['1', '2', '20'],
        ['22', '2', '30'],
      ],
    ],
    ['one that is none', '9', '0', 0, []],
  ])('moves one %s', (_name, id, parentId, index, moves) => {
    const found = movesTo(tree, id, { parentId, index })
    expect(found.map((move) => [move.id, move.parentId, move.sortOrder])).toEqual(moves)
  })

  it.each([
    ['into a node', '2', false, 0, { parentId: '2', index: 2 }],
    ['before a node', '2', true, 0, { parentId: '0', index: 0 }],
    ['after a node', '2', true, 2, { parentId: '0', index: 1 }],
    ['after a child', '22', true, 2, { parentId: '2', index: 2 }],
  ])('accepts a drop %s', (_name, key, dropToGap, dropPosition, place) => {
    const pos = key === '2' ? '0-1' : '0-1-1'
    const drop = { node: { key, pos }, dragNode: { key: '1' }, dropToGap, dropPosition }
    expect(placeOf(tree, drop as never)).toEqual(place)
  })
})

it.each([
  [
    { title: '', sortOrder: '' },
    { title: '请填写部门名称', sortOrder: '请填写排序值' },
  ],
  [{ title: '组', sortOrder: '1000.5' }, { sortOrder: '排序值应为0–1000的数字' }],
  [{ title: '组', sortOrder: '很多' }, { sortOrder: '排序值应为0–1000的数字' }],
  [{ title: '组', sortOrder: '0.5' }, {}],
])('validates %o', (fields, errors) => {
  expect(saidAll(validateDepartment({ parentId: '', ...fields }))).toEqual(errors)
})
