/** By how much the server's clock is ahead of this machine's, ms. */
let ahead = 0

/** Sets the clock by the time of an answer, an HTTP date; less than a minute apart, both are right. */
export function setServerClock(date: unknown): void {
  const off = Date.parse(String(date)) - Date.now()
  if (off) ahead = Math.abs(off) < 60_000 ? 0 : off
}

/** The moment by the server's clock, once it has answered; ms. */
export function serverMoment(): number {
  return Date.now() + ahead
}
