import { expect, it } from 'vitest'
import { periodDays } from '#features/overview/period/model'

it.each([
  [{ searchType: 'TODAY' }, '2024-03-01', '2024-03-01'],
  [{ searchType: 'YESTERDAY' }, '2024-02-29', '2024-02-29'],
  [{ searchType: 'LAST_SEVEN' }, '2024-02-23', '2024-02-29'],
  [{ searchType: 'LAST_THIRTY' }, '2024-01-31', '2024-02-29'],
  [{ searchType: 'TODAY', year: '2023', month: '2' }, '2024-03-01', '2024-03-01'],
  [{ year: '2023', month: '2' }, '2023-02-01', '2023-02-28'],
  [{ year: '2023', month: '12' }, '2023-12-01', '2023-12-31'],
  [{}, '2024-03-01', '2024-03-31'],
])('the days of %j are %s to %s', (asked, from, to) => {
  expect(periodDays(asked, '2024-03-01')).toEqual({ from, to })
})
