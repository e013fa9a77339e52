import { expect, it } from 'vitest'
import { isLate, isOverdue, proposedSendTime } from '#features/procurement/purchase/model'

it.each([
  ['confirmed before', '2026-11-26 09:30:00', '2026-11-28 10:00:00', '2026-11-26 09:30:00'],
  ['wanted another day', '', '2026-11-28 10:00:00', '2026-11-28 08:00:00'],
  ['wanted on a day without a time', '', '2026-11-28', '2026-11-28 08:00:00'],
  ['wanted today, the usual hour being past', '', '2026-11-24 18:00:00', '2026-11-24 11:00:00'],
  ['overdue', '', '2026-11-20 08:00:00', '2026-11-24 11:00:00'],
  ['wanted on no day', '', '', '2026-11-24 11:00:00'],
])('the send time to propose of an order %s', (_, sendTime, requireTime, proposed) => {
  expect(proposedSendTime({ sendTime, requireTime }, '2026-11-24 10:05:00')).toBe(proposed)
})

it('is the usual hour of today before that', () => {
  expect(proposedSendTime({ sendTime: '', requireTime: '' }, '2026-11-24 06:05:00')).toBe('2026-11-24 08:00:00')
})

it.each([
  ['UNDELIVERED', '2026-11-24 10:04:59', true],
  ['UNDELIVERED', '2026-11-24 10:05:00', false],
  ['UNDELIVERED', '', false],
  ['UNDELIVERED', '2026-11-24', false],
  ['UNDELIVERED', '2026-11-23', true],
  ['DELIVERED', '2026-11-20 08:00:00', false],
  ['CANCEL', '2026-11-20 08:00:00', false],
] as const)('marks an order %s that was due at "%s": %s', (status, time, overdue) => {
  expect(isOverdue({ status }, time, '2026-11-24 10:05:00')).toBe(overdue)
})

it.each([
  ['UNDELIVERED', '2026-11-28 10:00:01', '2026-11-28 10:00:00', true],
  ['UNDELIVERED', '2026-11-28 10:00:00', '2026-11-28 10:00:00', false],
  ['UNDELIVERED', '2026-11-28 10:00:00', '2026-11-28', false],
  ['UNDELIVERED', '2026-11-29 08:00:00', '2026-11-28', true],
  ['UNDELIVERED', '2026-11-29 08:00:00', '', false],
  ['UNDELIVERED', '', '2026-11-28', false],
  ['DELIVERED', '2026-11-29 08:00:00', '2026-11-28', false],
] as const)('an order %s to be sent at "%s" and wanted at "%s" is late: %s', (status, sendTime, requireTime, late) => {
  expect(isLate({ status, sendTime, requireTime })).toBe(late)
})
