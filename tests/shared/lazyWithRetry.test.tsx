import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { importWithRetry } from '#shared/lazyWithRetry'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('a file that failed to load is requested again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost'))
  load.mockResolvedValue('code')
  const loaded = importWithRetry(load)
  await vi.runAllTimersAsync()
  expect(await loaded).toBe('code')
  expect(load).toHaveBeenCalledTimes(3)
})

it('a file that keeps failing is an error', async () => {
  const loaded = importWithRetry(() => Promise.reject(new Error('gone'))).catch(String)
  await vi.runAllTimersAsync()
  expect(await loaded).toBe('Error: gone')
})

it('offline, nothing is requested until the network is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('code')
  const loaded = importWithRetry(load)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(1)
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(await loaded).toBe('code')
})
