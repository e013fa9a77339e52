import { parseTime, serverNow } from '#domain/time'
import { isAwaited, type PlatformOrder } from './model'

/** An order that is being paid is asked about so often, ms. */
const POLL_MS = 3_000

/**
 * Seconds until a time is over, 0 when it is, null when there is none. By the server's clock where it told it.
 *
 * @param sinceAnswer ms that went by since the server answered
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

/** When to ask again about an order, ms; false at a final state and when its time is over, unless the last question `failed`. */
export function pollAfter(order: PlatformOrder | undefined, sinceAnswer: number, failed = false): number | false {
  if (!order || !isAwaited(order)) return false
  return failed || secondsLeft(order, sinceAnswer) !== 0 ? POLL_MS : false
}
