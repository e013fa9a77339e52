import { describe, expect, it } from 'vitest'
import type { PlatformOrder } from '#features/money/platformService/model'
import { pollAfter, secondsLeft } from '#features/money/platformService/payment/waiting'

const order = (fields: Partial<PlatformOrder>) => fields as PlatformOrder

describe('waiting for a payment', () => {
  const waiting = { expireTime: '2024-04-01 10:15:00', serverTime: '2024-04-01 10:00:00' }

  it.each([
    [0, 900],
    [400, 900],
    [60_000, 840],
    [900_000, 0],
    [2_000_000, 0],
  ])('%i ms after the answer %i seconds are left, whatever the clock of this machine', (sinceAnswer, left) => {
    expect(secondsLeft(waiting, sinceAnswer)).toBe(left)
  })

  it('has no end without an expiry time, and uses the local clock without a server time', () => {
    expect(secondsLeft({ expireTime: '' }, 0)).toBeNull()
    expect(secondsLeft({ expireTime: '2000-01-01 00:00:00' }, 0)).toBe(0)
  })

  it.each([
    [0, 0, 3000],
    [1, 0, 3000],
    [1, 899_000, 3000],
    [1, 900_000, false],
    [2, 0, false],
    [3, 0, false],
    [4, 0, false],
    [5, 0, false],
    [6, 0, false],
  ])('status %i, %i ms after the answer: polls again after %o', (payStatus, sinceAnswer, pause) => {
    expect(pollAfter(order({ ...waiting, payStatus }), sinceAnswer)).toBe(pause)
  })

  it('keeps polling past the end after a failed poll, except in a final status', () => {
    expect(pollAfter(order({ ...waiting, payStatus: 1 }), 900_000, true)).toBe(3000)
    expect(pollAfter(order({ ...waiting, payStatus: 2 }), 0, true)).toBe(false)
  })

  it('does not poll without an order', () => {
    expect(pollAfter(undefined, 0)).toBe(false)
  })
})
