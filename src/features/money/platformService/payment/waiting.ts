import { parseTime, serverNow } from '#domain/time'
import { isAwaited, type PlatformOrder } from '#features/money/platformService/model'

/** Polling interval of an order being paid, ms. */
const POLL_MS = 3_000

/**
 * Seconds until a deadline, 0 after it, null when there is none. By the server's clock when available.
 *
 * @param sinceAnswer ms since the server's response
 */
export function secondsLeft(
  { expireTime, serverTime }: Pick<PlatformOrder, 'expireTime' | 'serverTime'>,
  sinceAnswer: number,
): number | null {
  const end = parseTime(expireTime)
  if (end === null) return null
  const told = parseTime(serverTime)
  const left = told ? end.diff(told) - sinceAnswer : end.diff(parseTime(serverNow()))
  return Math.max(0, Math.ceil(left / 1000))
}

/** The next polling delay, ms; false in a final state and after the deadline, unless the last request `failed`. */
export function pollAfter(order: PlatformOrder | undefined, sinceAnswer: number, failed = false): number | false {
  if (!order || !isAwaited(order)) return false
  return failed || secondsLeft(order, sinceAnswer) !== 0 ? POLL_MS : false
}
