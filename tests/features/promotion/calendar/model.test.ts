import { describe, expect, it } from 'vitest'
import { toActivity } from '#features/mall/activity/model'
import { calendarOf, monthDays, shiftMonth } from '#features/promotion/calendar/model'

describe('a month', () => {
  it.each([
    ['2026-02', '2026-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
  ])('%s ends on %s', (month, to) => {
    expect(monthDays(month)).toEqual({ from: `${month}-01`, to })
  })

  it('follows and precedes others over the turn of a year', () => {
    expect([shiftMonth('2026-12', 1), shiftMonth('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  })
})

it('the calendar holds each activity on its days of the month, by kind in the order of calculation', () => {
  const one = (id: string, promotionType: 'COUPON' | 'SECKILL', startTime: string, endTime: string) =>
    toActivity({ id, promotionType, startTime, endTime, scopeType: 'ALL' })
  const groups = calendarOf(
    [
      one('whole', 'COUPON', '2026-01-15 00:00:00', '2026-03-02 00:00:00'),
      one('days', 'COUPON', '2026-02-03 09:00:00', '2026-02-05 18:00:00'),
      one('always', 'COUPON', '', ''),
      one('last', 'SECKILL', '2026-02-28 08:00:00', '2026-02-28 23:59:59'),
    ],
    '2026-02',
  )
  expect(groups.map(({ type }) => type)).toEqual(['SECKILL', 'COUPON'])
  const rows = groups.flatMap((group) => group.rows)
  expect(
    rows.map(({ activity, first, last, isFromBefore, isToAfter }) => [
      activity.id,
      first,
      last,
      isFromBefore,
      isToAfter,
    ]),
  ).toEqual([
    ['last', 27, 27, false, false],
    ['always', 0, 27, true, true],
    ['whole', 0, 27, true, true],
    ['days', 2, 4, false, false],
  ])
  const beside = (id: string) => rows.find(({ activity }) => activity.id === id)?.overlaps.map((other) => other.id)
  expect([beside('whole'), beside('days'), beside('last')]).toEqual([['days', 'last'], ['whole'], ['whole']])
})
