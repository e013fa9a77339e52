import { expect, it } from 'vitest'
import { table } from '#mocks/kernel/store/table'

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
