import { describe, expect, it } from 'vitest'
import { Table, table } from '#mocks/kernel/store/table'

type Row = { id: string; name: string }
const names = (rows: Iterable<Row>) => [...rows].map(({ name }) => name)

it('a snapshot keeps its rows and their order through every change', () => {
  const rows = table<Row>()
  for (const name of ['a', 'b', 'c']) rows.insert({ id: name, name })
  const before = rows.snapshot()
  rows.update('a', { name: 'A' })
  rows.delete('b')
  rows.insert({ id: 'd', name: 'd' })
  expect(names(rows.all())).toEqual(['A', 'c', 'd'])
  expect(names(before.values())).toEqual(['a', 'b', 'c'])
  rows.restore(before)
  expect(names(rows.all())).toEqual(['a', 'b', 'c'])
})

it('a restored snapshot can be restored again after further changes', () => {
  const rows = table<Row>()
  rows.insert({ id: '1', name: 'a' })
  const before = rows.snapshot()
  for (const change of [() => rows.update('1', { name: 'b' }), () => rows.delete('1'), () => rows.clear()]) {
    change()
    expect(names(rows.all())).not.toEqual(['a'])
    rows.restore(before)
    expect(names(rows.all())).toEqual(['a'])
  }
})

describe('the rows with a value in a column', () => {
  const cars = new Table<{ id: string; owner: string; name?: string }>()
  const ids = (owner: string) => cars.where('owner', owner).map(({ id }) => id)

  it('are found in their order, whatever changes', () => {
    for (const [id, owner] of ['a x', 'b y', 'c x'].map((text) => text.split(' '))) {
      cars.insert({ id: id ?? '', owner: owner ?? '' })
    }
    expect([ids('x'), ids('y'), ids('z')]).toEqual([['a', 'c'], ['b'], []])
    expect(cars.first('owner', 'y')?.id).toBe('b')
    cars.update('a', { name: 'changed' })
    expect(cars.where('owner', 'x')[0]?.name).toBe('changed')
    cars.insert({ id: 'd', owner: 'y' })
    cars.delete('c')
    expect([ids('x'), ids('y')]).toEqual([['a'], ['b', 'd']])
    cars.update('a', { owner: 'y' })
    expect([ids('x'), ids('y')]).toEqual([[], ['a', 'b', 'd']])
  })

  it('are those of a snapshot that is brought back', () => {
    const before = cars.snapshot()
    cars.update('d', { owner: 'x' })
    expect(ids('x')).toEqual(['d'])
    cars.restore(before)
    expect([ids('x'), ids('y')]).toEqual([[], ['a', 'b', 'd']])
    cars.clear()
    expect(cars.first('owner', 'y')).toBeUndefined()
  })
})
