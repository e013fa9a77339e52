import { describe, expect, it } from 'vitest'
import { differencesOf, taking } from '#shared/editor/conflict/merge'

const opened = { name: 'a', note: '', rows: [{ id: '1', price: '5', stock: '7' }], stocks: { s1: '1', s2: '2' } }
const found = (mine: object, theirs: object, groups?: string[][]) =>
  differencesOf<object>(opened, { ...opened, ...mine }, { ...opened, ...theirs }, groups).map(
    ({ path, isTouched }) => `${path.join('.')} ${isTouched}`,
  )
const row = (cells: object) => [{ ...opened.rows[0], ...cells }]

describe('what was saved elsewhere since a form opened', () => {
  it.each([
    ['nothing, where only the form changed', { name: 'b' }, {}, []],
    ['nothing, where both say the same', { name: 'b' }, { name: 'b ' }, []],
    ['nothing, where a value is empty in two ways', {}, { note: null }, []],
    ['a field that the form did not touch', { note: 'x' }, { name: 'c' }, ['name false']],
    ['a field that both changed', { name: 'b' }, { name: 'c' }, ['name true']],
    ['a field that was cleared in the form', { name: undefined }, { name: 'c' }, ['name true']],
    ['one cell of a row', { rows: row({ price: '6' }) }, { rows: row({ stock: '8' }) }, ['rows.0.stock false']],
    ['one cell that both changed', { rows: row({ price: '6' }) }, { rows: row({ price: '4' }) }, ['rows.0.price true']],
    ['rows as a whole, where one was added', { rows: row({ price: '6' }) }, { rows: [] }, ['rows true']],
    ['rows as a whole, where others took their place', {}, { rows: row({ id: '2' }) }, ['rows false']],
    ['one entry of a record', { stocks: { s1: '9', s2: '2' } }, { stocks: { s1: '1', s2: '3' } }, ['stocks.s2 false']],
  ])('is %s', (_, mine, theirs, expected) => expect(found(mine, theirs)).toEqual(expected))

  it('goes together where the first field of a group differs, and apart where it does not', () => {
    const groups = [['name', 'rows']]
    expect(found({ rows: row({ price: '6' }) }, { name: 'c' }, groups)).toEqual(['name true'])
    expect(found({ rows: row({ price: '6' }) }, { rows: row({ stock: '8' }) }, groups)).toEqual(['rows.0.stock false'])
  })

  it('is taken over into the values, the rest of them untouched', () => {
    const mine = { ...opened, note: 'mine', rows: row({ price: '6' }) }
    const theirs = { ...opened, name: 'c', rows: row({ stock: '8' }) }
    const all = differencesOf<object>(opened, mine, theirs)
    expect(taking<object>(mine, theirs, all)).toEqual({
      ...opened,
      name: 'c',
      note: 'mine',
      rows: row({ price: '6', stock: '8' }),
    })
  })
})
