import { callHeaders } from './callHeaders'
import { deviceUuid } from './uuid'

/** Timeout of a call, and how long its response is taken, ms; after that the data may be out of date. */
const LIFETIME_MS = 10_000

type Early = { token: string; sentAt: number; answer: Promise<Response> }

const early = new Map<string, Early>()

/** Sends a GET before the client that reads its response is loaded. An unused one does no harm. */
export function askEarly(path: string, params: Record<string, string>, token: string): void {
  const query = new URLSearchParams({ ...params, _t: String(Math.floor(Date.now() / 1000)) })
  const answer = fetch(`${path}?${query}`, {
    headers: { Accept: 'application/json, text/plain, */*', ...callHeaders(path, deviceUuid(), token) },
    signal: AbortSignal.timeout(LIFETIME_MS),
  })
  // An unused call must not end as an unhandled rejection.
  answer.catch(() => undefined)
  early.set(keyOf(path, params), { token, sentAt: Date.now(), answer })
}

/** The response to this very call, if it was sent early with this token; each is taken once. */
export function takeEarly(path: string, params: object, token: string): Promise<Response> | null {
  if (early.size === 0) return null
  const key = keyOf(path, params)
  const found = early.get(key)
  early.delete(key)
  return found && found.token === token && Date.now() - found.sentAt < LIFETIME_MS ? found.answer : null
}

function keyOf(path: string, params: object): string {
  const pairs = Object.entries(params).map(([name, value]) => `${name}=${value}`)
  return `${path}?${pairs.sort().join('&')}`
}
