import { expect, it } from 'vitest'
import { closedRun, hasBegun, runOf } from '#features/mall/activity/model/history'

const NOW = '2026-05-10 12:00:00'
const at = (startTime: string, endTime: string, ranStartTime = '', ranEndTime = '') => ({
  startTime,
  endTime,
  ranStartTime,
  ranEndTime,
})

it.each([
  ['that runs', at('2026-05-01 00:00:00', '2026-06-01 00:00:00'), ['2026-05-01 00:00:00', NOW]],
  ['that is over', at('2026-04-01 00:00:00', '2026-05-01 00:00:00'), ['2026-04-01 00:00:00', '2026-05-01 00:00:00']],
  ['that is planned', at('2026-06-01 00:00:00', '2026-07-01 00:00:00'), ['', '']],
  [
    'that is closed',
    at('', '', '2026-01-01 00:00:00', '2026-02-01 00:00:00'),
    ['2026-01-01 00:00:00', '2026-02-01 00:00:00'],
  ],
  [
    'that was opened again',
    at('2026-05-01 00:00:00', '2026-06-01 00:00:00', '2026-01-01 00:00:00', '2026-02-01 00:00:00'),
    ['2026-01-01 00:00:00', NOW],
  ],
  [
    'opened again and not begun',
    at('2026-06-01 00:00:00', '2026-07-01 00:00:00', '2026-01-01 00:00:00', '2026-02-01 00:00:00'),
    ['2026-01-01 00:00:00', '2026-02-01 00:00:00'],
  ],
])('an activity %s keeps when it ran after it is closed', (_, activity, [startTime, endTime]) => {
  const closed = closedRun(activity, NOW)
  expect(closed).toMatchObject({ startTime: '', endTime: '' })
  expect(runOf(closed)).toEqual({ startTime, endTime })
})

it.each([
  ['that runs', at('2026-05-01 00:00:00', '2026-06-01 00:00:00'), true],
  ['that is planned', at('2026-06-01 00:00:00', '2026-07-01 00:00:00'), false],
  ['that was closed after it began', at('', '', '2026-01-01 00:00:00', '2026-02-01 00:00:00'), true],
  ['that was closed before', at('', ''), false],
  [
    'that was opened again for later',
    at('2026-06-01 00:00:00', '2026-07-01 00:00:00', '2026-01-01 00:00:00', '2026-02-01 00:00:00'),
    true,
  ],
  ['that counts from the receipt of a coupon', { ...at('', ''), rangeDayType: 'DYNAMICTIME' }, true],
])('orders may have used an activity %s', (_, activity, isBegun) => {
  expect(hasBegun(activity, NOW)).toBe(isBegun)
})
