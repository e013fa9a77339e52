import { describe, expect, it } from 'vitest'
import { listOf } from '#domain/shape'
import { plain } from '#domain/text'
import {
  activitySchema,
  copiedPeriod,
  doOverlap,
  hoursOf,
  isAtOnce,
  periodErrors,
  periodFault,
  renewedPeriod,
  sessionAt,
  startToSend,
  statusAt,
} from '#features/mall/activity/model'

const NOW = '2026-05-06 12:00:00'
const period = (startTime: string, endTime: string) => ({ startTime, endTime })
const day = (from: number, to: number) =>
  period(`2026-05-${String(from).padStart(2, '0')} 09:00:00`, `2026-05-${String(to).padStart(2, '0')} 18:00:00`)

describe('the status of an activity', () => {
  it.each([
    ['without times', period('', ''), 'CLOSE'],
    ['before its start', day(7, 8), 'NEW'],
    ['at its first second', period(NOW, '2026-05-07 00:00:00'), 'START'],
    ['at its last second', period('2026-05-01 00:00:00', NOW), 'START'],
    ['after its end', day(4, 5), 'END'],
    ['without an end', period('2026-05-01 00:00:00', ''), 'START'],
  ] as const)('%s', (_, times, status) => {
    expect(statusAt(times, NOW)).toBe(status)
  })

  it.each([
    [1, 'START'],
    [365, 'START'],
    [366, 'CLOSE'],
    [0, 'CLOSE'],
    [null, 'CLOSE'],
  ] as const)('of a coupon valid %s days from receipt', (effectiveDays, status) => {
    expect(statusAt({ ...period('', ''), rangeDayType: 'DYNAMICTIME', effectiveDays }, NOW)).toBe(status)
  })
})

describe('the times of an activity', () => {
  it.each([
    [period('', ''), 'missing'],
    [period(NOW, ''), 'missing'],
    [day(9, 8), 'reversed'],
    [day(4, 5), 'past'],
    [day(5, 9), null],
  ])('%j: %s', (times, fault) => {
    expect(periodFault(times, NOW)).toBe(fault)
  })

  it('may stay where a saved activity had them, but not begin anew on a day that is over', () => {
    const texts = (times: ReturnType<typeof day>, opened = '') =>
      Object.entries(periodErrors(times, opened, NOW)).map(([name, error]) => `${name} ${plain(error)}`)
    expect(texts(day(5, 9))).toEqual(['startTime 活动起始时间不能小于当前时间'])
    expect(texts(day(5, 9), day(5, 9).startTime)).toEqual([])
    expect(texts({ ...day(5, 9), startTime: `${NOW.slice(0, 10)} 00:00:00` })).toEqual([])
    expect(texts(day(9, 8))).toEqual(['endTime 活动结束时间不能早于起始时间'])
    expect(texts(period('', ''))).toEqual(['startTime 请选择活动时间', 'endTime 请选择活动时间'])
  })

  it.each([
    ['of today that has passed', '2026-05-06 00:00:00', '', '2026-05-06 12:01:00'],
    ['that a saved activity had', '2026-05-06 00:00:00', '2026-05-06 00:00:00', null],
    ['to come', '2026-05-06 12:00:01', '', null],
    ['of another day', '2026-05-05 23:59:59', '', null],
    ['that is missing', '', '', null],
  ])('a start %s is sent so that a server takes it', (_, startTime, opened, sent) => {
    expect(isAtOnce(startTime, opened, NOW)).toBe(sent !== null)
    expect(startToSend(startTime, opened, NOW)).toBe(sent ?? startTime)
  })

  it.each([
    [day(1, 3), day(3, 5), true],
    [day(1, 3), day(4, 5), false],
    [day(1, 9), day(3, 5), true],
    [period('2026-05-01 00:00:00', ''), day(20, 21), true],
    [period('', ''), day(1, 3), false],
  ])('%j and %j overlap: %s', (a, b, answer) => {
    expect(doOverlap(a, b)).toBe(answer)
    expect(doOverlap(b, a)).toBe(answer)
  })

  it('of a copy are as long, from tomorrow on, to the second', () => {
    expect(copiedPeriod(period('2026-05-01 08:30:00', '2026-05-03 23:59:59'), '2026-05-31')).toEqual(
      period('2026-06-01 08:30:00', '2026-06-03 23:59:59'),
    )
    expect(copiedPeriod(period('', ''), '2026-05-31')).toEqual(period('', ''))
  })

  it.each([
    [
      'to the second',
      period('2026-05-01 00:00:00', '2026-05-31 23:59:59'),
      period('2026-06-01 00:00:00', '2026-07-01 23:59:59'),
    ],
    [
      'at any time of day',
      period('2026-05-01 08:30:00', '2026-05-03 18:00:00'),
      period('2026-05-03 18:00:01', '2026-05-06 03:30:01'),
    ],
    ['not of a closed one', period('', ''), period('', '')],
  ])('of a renewal follows the one before, as long as that: %s', (_name, before, after) => {
    expect(renewedPeriod(before)).toEqual(after)
    if (after.startTime) expect(doOverlap(before, after)).toBe(false)
  })
})

describe('the sessions of a seckill', () => {
  it.each([
    ['8,12,20', '07:59:59', null],
    ['20, 8,12', '08:00:00', 8],
    ['8,12,20', '19:59:59', 12],
    ['8,12,20', '23:59:59', 20],
    ['', '12:00:00', null],
  ])('%s at %s', (hours, time, session) => {
    expect(sessionAt(hours, `2026-05-06 ${time}`)).toBe(session)
  })

  it('are read from any text without words', () => {
    expect(hoursOf('20,8, x,12,,')).toEqual([8, 12, 20])
  })
})

describe('an activity of a kind that has no screen', () => {
  it('is left out of a list', () => {
    const rows = [{ id: '1', promotionType: 'COUPON' }, { id: '2', promotionType: 'KANJIA' }, { id: '3' }]
    expect(listOf(activitySchema).read(rows)).toMatchObject([{ id: '1' }])
  })
})
