import { expect, it } from 'vitest'
import { field } from '#domain/field'
import { fixed, sum } from '#domain/money'
import {
  byMonth,
  everyMonth,
  type FigureSpec,
  figureTable,
  grouped,
  seriesOf,
  untilToday,
} from '#features/overview/statistics/figures/model'
import { seededRandom } from '#mocks/kernel/store/seededRandom'
import { workbookText } from '#shared/fields/workbookText'

type Row = { day: string; num: number; price: string; rate?: string | null }
const fields = {
  day: field('text', '日期'),
  num: field('integer', '笔数'),
  price: field('money', '金额'),
  rate: field('percent', '比率'),
}
const SPEC: FigureSpec<Row> = { fields, name: 'day', figures: ['num', 'price'], charted: ['price'] }
const row = (day: string, num: number, price: string): Row => ({ day, num, price })

/** The cells of a column. */
function cells(table: ReturnType<typeof figureTable<Row>>, key: string) {
  const at = table.columns.findIndex((column) => column.key === key)
  return { rows: table.rows.map(({ cells }) => cells[at]), total: table.totals[at] }
}

it('for a thousand random sets of documents, chart, table, cells of the workbook and documents have the same sums', () => {
  const random = seededRandom('figures')
  for (let turn = 0; turn < 1000; turn += 1) {
    const docs = Array.from({ length: random.whole(0, 40) }, () => ({
      day: `2026-0${random.whole(1, 9)}-${random.whole(10, 28)}`,
      price: `${random.pick(['', '-'])}${random.whole(0, 99_999_999)}.${random.whole(10, 99)}`,
    }))
    const rows = grouped(docs, ({ day }) => day, { price: ({ price }) => price }).map(({ key, docs, sums }) =>
      row(key, docs.length, fixed(sums.price, 2)),
    )
    const table = figureTable(SPEC, rows)
    const [series] = seriesOf(table, ['price'])
    const exported = cells(table, 'price.now').rows.map((cell) =>
      workbookText(fields.price, cell, { t: (text) => text }),
    )
    const whole = fixed(sum(docs.map(({ price }) => price)), 2)
    expect(fixed(sum(series?.values ?? []), 2)).toBe(whole)
    expect(fixed(sum(exported), 2)).toBe(whole)
    expect(fixed(table.totals[1] ?? '', 2)).toBe(whole)
    expect(table.totals[0]).toBe(String(docs.length))
    const months = byMonth(rows, 'day', ['num', 'price'])
    expect(fixed(figureTable(SPEC, months).totals[1] ?? '', 2)).toBe(whole)
  }
})

it('every month of a period up to today has a row, also one that a server left out', () => {
  const empty = (month: string) => row(month, 0, '0.00')
  const of = (...rows: Row[]) =>
    everyMonth(rows, 'day', { days: { from: '2025-12-15', to: '2026-12-31' }, today: '2026-03-02', empty })
  expect(of(row('2026-02', 2, '3.00'))).toEqual([
    empty('2025-12'),
    empty('2026-01'),
    row('2026-02', 2, '3.00'),
    empty('2026-03'),
  ])
  // A figure outside of the period is not lost.
  expect(of(row('2026-05', 1, '1.00')).at(-1)).toEqual(row('2026-05', 1, '1.00'))
})

it('a row is compared with that of its key; rows of only one period stay', () => {
  const table = figureTable(
    SPEC,
    [row('a', 3, '30.00'), row('b', 1, '5.00')],
    [row('c', 2, '8.00'), row('a', 2, '40.00')],
  )
  expect(table.rows.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
  expect(cells(table, 'price.now')).toEqual({ rows: ['30.00', '5.00', '0'], total: '35.00' })
  expect(cells(table, 'price.before')).toEqual({ rows: ['40.00', '0', '8.00'], total: '48.00' })
  expect(cells(table, 'price.change')).toEqual({ rows: ['-25.0', null, '-100.0'], total: '-27.1' })
  expect(seriesOf(table, ['price']).map(({ side, values }) => [side, values])).toEqual([
    ['now', ['30.00', '5.00', '0']],
    ['before', ['40.00', '0', '8.00']],
  ])
})

it('rows of time are compared by position, whatever their days', () => {
  const table = figureTable(
    { ...SPEC, isSeries: true },
    [row('02-01', 1, '1.00')],
    [row('01-01', 2, '2.00'), row('01-02', 3, '3.00')],
  )
  expect(cells(table, 'num.before')).toEqual({ rows: ['2', '3'], total: '5' })
  expect(table.rows.map(({ texts }) => texts[0])).toEqual(['02-01', '01-02'])
  expect(table.rows.map(({ isPastOnly }) => isPastOnly)).toEqual([false, true])
})

it('what sold in the compared period alone keeps its name', () => {
  const table = figureTable(SPEC, [], [row('a', 1, '1.00')])
  expect(table.rows.map(({ isPastOnly }) => isPastOnly)).toEqual([false])
})

it('days after today are left out', () => {
  const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'].map((day) => row(day, 0, '0.00'))
  expect(untilToday(days, 'day', '2026-03-01').map(({ day }) => day)).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ])
})

it.each([
  ['10.00', '8.00', '25.0'],
  ['0.00', '8.00', '-100.0'],
  ['8.00', '0.00', null],
  ['-4.00', '-8.00', '50.0'],
  ['8.01', '8.00', '0.1'],
])('from %s, %s before, the change is %s', (now, before, change) => {
  const table = figureTable(SPEC, [row('a', 1, now)], [row('a', 1, before)])
  expect(cells(table, 'price.change').rows).toEqual([change])
})

it('figures that do not add up have the given total, or none', () => {
  const spec: FigureSpec<Row> = { ...SPEC, figures: ['num', 'rate'], unsummed: ['rate'] }
  const rows = [
    { ...row('a', 1, '1.00'), rate: '10' },
    { ...row('b', 1, '1.00'), rate: null },
  ]
  expect(figureTable(spec, rows).totals).toEqual(['2', null])
  expect(figureTable(spec, rows, null, { now: { rate: '12.5' } }).totals).toEqual(['2', '12.5'])
})

it('without rows the totals are zero', () => {
  expect(figureTable(SPEC, []).totals).toEqual(['0', '0'])
})
