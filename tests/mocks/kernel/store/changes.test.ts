import { describe, expect, it } from 'vitest'
import { changeBetween, countsOf, type State, withChanges } from '#mocks/kernel/store/changes'

const rows = { a: { id: 'a' }, b: { id: 'b' }, c: { id: 'c' }, new: { id: 'a' } }

function state(cars: readonly (readonly [string, unknown])[], last = 1, sessions: [string, unknown][] = []): State {
  return { lastIds: { '': last }, tables: { cars: new Map(cars) }, memories: { sessions: new Map(sessions) } }
}

const entries = ({ lastIds, tables, memories }: State) => ({
  lastIds,
  cars: [...(tables.cars ?? [])],
  sessions: [...(memories.sessions ?? [])],
})

const BOTH = state([
  ['a', rows.a],
  ['b', rows.b],
])

describe.each([
  ['nothing', BOTH, null],
  [
    'a new row',
    state([
      ['a', rows.a],
      ['b', rows.b],
      ['c', rows.c],
    ]),
    1,
  ],
  [
    'a changed row, in its place',
    state([
      ['a', rows.new],
      ['b', rows.b],
    ]),
    1,
  ],
  ['a removed row', state([['b', rows.b]]), 1],
  [
    'a row removed and added again, which is now the last',
    state([
      ['b', rows.b],
      ['a', rows.a],
    ]),
    2,
  ],
  ['all rows removed', state([]), 2],
  [
    'a number',
    state(
      [
        ['a', rows.a],
        ['b', rows.b],
      ],
      2,
    ),
    0,
  ],
  [
    'a memory',
    state(
      [
        ['a', rows.a],
        ['b', rows.b],
      ],
      1,
      [['token', { expiresAt: 1 }]],
    ),
    1,
  ],
] as const)('a change of %s', (_, after, count) => {
  const change = changeBetween(BOTH, after)

  it('holds only what differs', () => {
    if (count === null) expect(change).toBeNull()
    else expect(countsOf(change ?? {}).reduce((sum, [, part]) => sum + part, 0)).toBe(count)
  })

  it('leads from the state before to the state after, over its text', () => {
    const changes = change ? [JSON.parse(JSON.stringify(change))] : []
    expect(entries(withChanges(BOTH, changes))).toEqual(entries(after))
  })
})
