import { describe, expect, it } from 'vitest'
import { applyLayout, type ColumnLayout, MIN_WIDTH, NO_LAYOUT } from '#shared/list/table/columnLayout'

const columns = ['code', 'name', 'amount', 'time', 'actions'].map((key) => ({
  key,
  width: 100,
  ...(key === 'code' ? { fixed: 'left' as const } : key === 'actions' ? { fixed: 'right' as const } : {}),
}))
const keys = (layout: Partial<ColumnLayout>) => applyLayout(columns, { ...NO_LAYOUT, ...layout }).map(({ key }) => key)

describe('the columns as arranged by the user', () => {
  it.each<[string, Partial<ColumnLayout>, string[]]>([
    ['nothing arranged', {}, ['code', 'name', 'amount', 'time', 'actions']],
    ['hidden ones are gone', { hidden: ['amount'] }, ['code', 'name', 'time', 'actions']],
    [
      'the first and the actions cannot be hidden',
      { hidden: ['code', 'actions', 'time'] },
      ['code', 'name', 'amount', 'actions'],
    ],
    [
      'in the order chosen',
      { order: ['code', 'time', 'name', 'amount', 'actions'] },
      ['code', 'time', 'name', 'amount', 'actions'],
    ],
    [
      'a key that a release took away',
      { order: ['code', 'gone', 'time', 'name', 'amount'] },
      ['code', 'time', 'name', 'amount', 'actions'],
    ],
    [
      'a column that a release brought stands behind its neighbour',
      { order: ['code', 'time', 'name'] },
      ['code', 'time', 'name', 'amount', 'actions'],
    ],
    ['pinned ones come first', { pinned: { time: 'left' } }, ['code', 'time', 'name', 'amount', 'actions']],
    [
      'nonsense in the store',
      { order: ['', 'x'], hidden: ['y'], pinned: { z: 'left' } },
      ['code', 'name', 'amount', 'time', 'actions'],
    ],
  ])('%s', (_name, layout, expected) => {
    expect(keys(layout)).toEqual(expected)
  })

  it('keep their widths, none narrower than can be grabbed', () => {
    const widths = applyLayout(columns, { ...NO_LAYOUT, widths: { name: 240, amount: 3 } }).map(({ width }) => width)
    expect(widths).toEqual([100, 240, MIN_WIDTH, 100, 100])
  })
})
