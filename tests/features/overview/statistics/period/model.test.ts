import { expect, it } from 'vitest'
import {
  argsOf,
  type Comparison,
  comparedDays,
  daysOf,
  eachDay,
  MAX_DAYS,
  periodDays,
  SEARCH_TYPES,
  selectableMonths,
} from '#features/overview/statistics/period/model'

const TODAY = '2024-03-01'

it.each([
  [{ searchType: 'TODAY' }, '2024-03-01', '2024-03-01'],
  [{ searchType: 'YESTERDAY' }, '2024-02-29', '2024-02-29'],
  [{ searchType: 'LAST_SEVEN' }, '2024-02-23', '2024-02-29'],
  [{ searchType: 'LAST_THIRTY' }, '2024-01-31', '2024-02-29'],
  [{ searchType: 'TODAY', year: '2023', month: '2' }, '2024-03-01', '2024-03-01'],
  [{ year: '2023', month: '2' }, '2023-02-01', '2023-02-28'],
  [{ year: '2023', month: '12' }, '2023-12-01', '2023-12-31'],
  [{ year: '2023' }, '2023-01-01', '2023-12-31'],
  [{ startDate: '2023-05-06', endDate: '2023-06-07' }, '2023-05-06', '2023-06-07'],
  [{ searchType: 'TODAY', startDate: '2023-05-06', endDate: '2023-06-07' }, '2024-03-01', '2024-03-01'],
  [{}, '2024-03-01', '2024-03-31'],
])('the days of %j are %s to %s', (asked, from, to) => {
  expect(periodDays(asked, TODAY)).toEqual({ from, to })
})

it.each(Object.entries(SEARCH_TYPES))(
  'the label of %s, %s, says that it ends yesterday, exactly where it does',
  (searchType, label) => {
    const { to } = periodDays({ searchType }, '2024-03-15')
    expect(label.includes('昨')).toBe(to === '2024-03-14')
  },
)

it.each([
  ['LAST_SEVEN', '2024-02-23', '2024-02-29'],
  ['MONTH', '2024-03-01', '2024-03-31'],
  ['YEAR', '2024-01-01', '2024-12-31'],
  ['2024-02', '2024-02-01', '2024-02-29'],
  ['2023', '2023-01-01', '2023-12-31'],
  ['2024-01-05~2024-02-06', '2024-01-05', '2024-02-06'],
  ['2024-02-06~2024-01-05', '2024-01-05', '2024-02-06'],
  ['2024-13', '2024-02-23', '2024-02-29'],
  ['2024-02-40~2024-03-01', '2024-02-23', '2024-02-29'],
  ['nonsense', '2024-02-23', '2024-02-29'],
  ['', '2024-02-23', '2024-02-29'],
])('the address %j means %s to %s', (period, from, to) => {
  expect(daysOf(period, TODAY)).toEqual({ from, to })
})

it('a range of an address is cut to five years', () => {
  const days = daysOf('1999-01-01~2024-02-29', TODAY)
  expect(days.to).toBe('2024-02-29')
  expect(eachDay(days, TODAY)).toHaveLength(MAX_DAYS)
})

it.each(['TODAY', 'LAST_THIRTY', 'MONTH', 'YEAR', '2024-02', '2024-03', '2023', '2023-02-03~2024-01-05', ''])(
  'the server reads from the parameters of %j the same days',
  (period) => expect(periodDays(argsOf(period, TODAY), TODAY)).toEqual(daysOf(period, TODAY)),
)

it.each<[period: string, Comparison, from: string, to: string]>([
  ['TODAY', 'BEFORE', '2024-02-29', '2024-02-29'],
  // Any days, whatever the period.
  ['TODAY', '2022-05-01~2022-05-31', '2022-05-01', '2022-05-31'],
  ['2024', '2022-05-31~2022-05-01', '2022-05-01', '2022-05-31'],
  ['LAST_SEVEN', 'BEFORE', '2024-02-16', '2024-02-22'],
  ['LAST_THIRTY', 'BEFORE', '2024-01-01', '2024-01-30'],
  ['2024-02', 'BEFORE', '2024-01-01', '2024-01-31'],
  ['2024-01', 'BEFORE', '2023-12-01', '2023-12-31'],
  // A month or a year that goes on: up to the same day.
  ['2024-03', 'BEFORE', '2024-02-01', '2024-02-01'],
  ['2024', 'BEFORE', '2023-01-01', '2023-03-01'],
  ['MONTH', 'BEFORE', '2024-02-01', '2024-02-01'],
  ['YEAR', 'BEFORE', '2023-01-01', '2023-03-01'],
  ['YEAR', 'YEAR', '2023-01-01', '2023-03-01'],
  ['2023', 'BEFORE', '2022-01-01', '2022-12-31'],
  ['2024-01-05~2024-01-14', 'BEFORE', '2023-12-26', '2024-01-04'],
  ['2024-02', 'YEAR', '2023-02-01', '2023-02-28'],
  ['2024-02-29~2024-02-29', 'YEAR', '2023-02-28', '2023-02-28'],
])('%s is compared (%s) with %s to %s', (period, comparison, from, to) => {
  expect(comparedDays(period, comparison, TODAY)).toEqual({ from, to })
})

it('a period without comparison has no days to compare with', () => {
  expect(comparedDays('2024-02', '', TODAY)).toBeNull()
})

it('days to come are not counted', () => {
  expect(eachDay({ from: '2024-02-28', to: '2024-03-31' }, TODAY)).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
  expect(eachDay({ from: '2024-03-02', to: '2024-03-31' }, TODAY)).toEqual([])
})

it('the months of five years can be selected, the present one first', () => {
  const months = selectableMonths(TODAY)
  expect([months[0], months[1], months[3], months.at(-1)]).toEqual(['2024-03', '2024-02', '2023-12', '2019-04'])
})
