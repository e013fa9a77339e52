import dayjs from 'dayjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setServerClock } from '#domain/clock'
import {
  dayEnd,
  dayStart,
  daysBetween,
  formatTime,
  isBeforeText,
  minutesBetween,
  parseTime,
  serverNow,
  serverToday,
  shiftMinutes,
} from '#domain/time'

const zones = [
  ['Asia/Shanghai', -480],
  ['UTC', 0],
  ['America/New_York', 300],
  ['Pacific/Kiritimati', -840],
] as const
const machineZone = process.env.TZ

afterEach(() => {
  vi.useRealTimers()
  if (machineZone === undefined) delete process.env.TZ
  else process.env.TZ = machineZone
})

describe('the clock of the server', () => {
  afterEach(() => setServerClock(new Date().toUTCString()))

  it.each([
    ['a day behind', -86_400_000, '2026-11-26 08:00:00'],
    ['two days ahead', 2 * 86_400_000, '2026-11-29 08:00:00'],
    ['within a minute', 50_000, '2026-11-27 08:00:00'],
  ])('%s of this machine', (_name, off, now) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-27T00:00:00Z') })
    setServerClock(new Date(Date.now() + off).toUTCString())
    expect(serverNow()).toBe(now)
    for (const none of [undefined, null, '', 'yesterday']) setServerClock(none)
    expect(serverNow()).toBe(now)
  })
})

describe.each(zones)('in the time zone %s', (zone, winterOffset) => {
  beforeEach(() => {
    process.env.TZ = zone
    expect(new Date(2024, 0, 1).getTimezoneOffset()).toBe(winterOffset)
  })

  it('keeps the server’s clock time', () => {
    vi.useFakeTimers({ now: Date.UTC(2024, 2, 31, 16, 0, 5), toFake: ['Date'] })
    expect(serverNow()).toBe('2024-04-01 00:00:05')
    expect(serverToday()).toBe('2024-04-01')
  })

  it.each<[unknown, string]>([
    ['2024-03-15 08:30:05', '2024-03-15 08:30:05'],
    ['2024-03-15 08:30', '2024-03-15 08:30:00'],
    ['2024-03-15', '2024-03-15 00:00:00'],
    ['2024/3/5', '2024-03-05 00:00:00'],
    ['2024-03-15T08:30:05', '2024-03-15 08:30:05'],
    ['2024-03-15T00:30:05.000Z', '2024-03-15 08:30:05'],
    ['2024-03-15T00:30:05.000+0000', '2024-03-15 08:30:05'],
    [1710462605000, '2024-03-15 08:30:05'],
    ['1710462605', '2024-03-15 08:30:05'],
    ['2024-02-29', '2024-02-29 00:00:00'],
  ])('reads %j', (value, expected) => {
    expect(parseTime(value)?.format('YYYY-MM-DD HH:mm:ss')).toBe(expected)
    expect(formatTime(parseTime(value))).toBe(expected)
  })

  it('counts an hour that daylight saving skips', () => {
    expect(formatTime('2024-03-10 02:30:00')).toBe('2024-03-10 02:30:00')
    expect(daysBetween('2024-03-09', '2024-03-11')).toBe(2)
  })
})

describe('text that is not a time', () => {
  it.each([
    '',
    '  ',
    null,
    undefined,
    {},
    -1,
    'abc',
    '2024-02-30',
    '2024-13-01',
    '2024-03-01 24:00:00',
    '2023-02-29',
    '12',
  ])('%j', (value) => {
    expect(parseTime(value)).toBeNull()
    expect(dayStart(value)).toBe('')
    expect(dayEnd(value)).toBe('')
    expect(daysBetween('2024-03-01', value)).toBeNull()
    expect(isBeforeText(value, '2024-03-01')).toBe(false)
    expect(isBeforeText('2024-03-01', value)).toBe(false)
  })

  it('is null for an invalid picker value', () => {
    expect(parseTime(dayjs('nonsense'))).toBeNull()
  })
})

describe('formatted times', () => {
  it.each<[unknown, string | undefined, string]>([
    ['2024-03-15 08:30:05', undefined, '2024-03-15 08:30:05'],
    ['2024-03-15', undefined, '2024-03-15'],
    ['2024/3/5', undefined, '2024-03-05'],
    ['2024-03-15 08:30:05', 'YYYY-MM-DD', '2024-03-15'],
    ['2024-03-15 08:30:05', 'MM-DD HH:mm', '03-15 08:30'],
    ['', undefined, '—'],
    [null, 'YYYY', '—'],
    ['待定', undefined, '待定'],
  ])('%j as %s is %s', (value, pattern, expected) => {
    expect(formatTime(value, pattern)).toBe(expected)
  })

  it.each<[unknown, string, string]>([
    ['2024-03-01', '2024-03-01 00:00:00', '2024-03-01 23:59:59'],
    ['2024-03-01 12:30:00', '2024-03-01 00:00:00', '2024-03-01 23:59:59'],
  ])('day of %j', (value, start, end) => {
    expect(dayStart(value)).toBe(start)
    expect(dayEnd(value)).toBe(end)
  })
})

describe('comparing', () => {
  it.each([
    ['2024-03-01', '2024-03-02', true],
    ['2024-03-01', '2024-03-01', false],
    ['2024-03-01', '2024-03-01 00:00:01', true],
    ['2024-03-02', '2024-03-01 23:59:59', false],
    ['2024/3/9', '2024-03-10', true],
  ])('%s before %s: %s', (first, second, expected) => {
    expect(isBeforeText(first, second)).toBe(expected)
  })

  it.each([
    ['2024-03-01', '2024-03-31', 30],
    ['2024-02-28', '2024-03-01', 2],
    ['2024-03-01 23:59:59', '2024-03-02 00:00:00', 1],
    ['2024-03-02', '2024-03-01', -1],
    ['2024-03-01', '2024-03-01 18:00:00', 0],
  ])('from %s to %s: %i days', (from, to, expected) => {
    expect(daysBetween(from, to)).toBe(expected)
  })

  it.each([
    ['2024-03-15 07:40:00', '2024-03-15 09:10:30', 90],
    ['2024-03-15 07:40:00', '2024-03-15 07:10:00', -30],
    ['2024-03-15 23:30:00', '2024-03-16 00:15:00', 45],
    ['', '2024-03-16 00:15:00', null],
  ])('from %s to %s: %s minutes', (from, to, expected) => {
    expect(minutesBetween(from, to)).toBe(expected)
  })

  it.each([
    ['2024-03-15 23:30:00', 45, '2024-03-16 00:15:00'],
    ['2024-03-01 00:10:00', -20, '2024-02-29 23:50:00'],
    ['', 45, ''],
  ])('%s and %i minutes is %s', (value, minutes, expected) => {
    expect(shiftMinutes(value, minutes)).toBe(expected)
  })
})
