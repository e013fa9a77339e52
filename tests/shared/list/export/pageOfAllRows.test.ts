import { expect, it } from 'vitest'
import { pageOfAllRows } from '#shared/list/export/pageOfAllRows'

const rows = ['顺丰', 'EMS', '中通', '申通', '圆通'].map((name, at) => ({ name, on: String(at % 2), at }))
const filters = { name: (row: { name: string }) => row.name, on: (row: { on: string }) => row.on }
const names = (query: Record<string, string | number>) =>
  pageOfAllRows(rows, query, filters).records.map(({ name }) => name)

it('keeps the order, and slices the page', () => {
  expect(pageOfAllRows(rows, { current: 2, size: 2 }, filters)).toEqual({
    records: rows.slice(2, 4),
    total: 5,
    current: 2,
    size: 2,
    pages: 3,
  })
})

it('filters by the known filters, ignoring case', () => {
  expect(names({ name: '通' })).toEqual(['中通', '申通', '圆通'])
  expect(names({ name: 'ems', on: '1', other: 'x' })).toEqual(['EMS'])
  expect(names({ name: '', on: '' })).toHaveLength(5)
})

it('sorts both ways', () => {
  expect(names({ sort: 'at', order: 'desc' })[0]).toBe('圆通')
  expect(names({ sort: 'at', order: 'asc' })[0]).toBe('顺丰')
})

it('sorts figures by their value', () => {
  const amounts = ['9.50', '10', '100.00', '-1'].map((amount) => ({ amount }))
  const { records } = pageOfAllRows(amounts, { sort: 'amount', order: 'desc' }, {})
  expect(records.map(({ amount }) => amount)).toEqual(['100.00', '10', '9.50', '-1'])
})
