import type { Args } from '#shared/endpoint'
import { apiBase } from '#shared/variant'
import { callHeaders } from './callHeaders'
import { deviceUuid } from './uuid'

/** Timeout of a prefetch, and how long its response may be used, ms; later the data may be outdated. */
const LIFETIME_MS = 10_000

type Prefetched = { token: string; sentAt: number; answer: Promise<Response> }

const prefetched = new Map<string, Prefetched>()

/** Prefetches with a GET before the HTTP client is loaded. An unused response is ignored. */
export function prefetch(path: string, params: Args, token: string): void {
  // The constructor writes numbers as texts.
  const query = new URLSearchParams({ ...params, _t: String(Math.floor(Date.now() / 1000)) } as Record<string, string>)
  const answer = fetch(`${apiBase()}${path}?${query}`, {
    headers: { Accept: 'application/json, text/plain, */*', ...callHeaders(path, deviceUuid(), token) },
    signal: AbortSignal.timeout(LIFETIME_MS),
  })
  // An unused prefetch must not end as an unhandled rejection.
  answer.catch(() => undefined)
  prefetched.set(keyOf(path, params), { token, sentAt: Date.now(), answer })
}

/** Takes the prefetched response to exactly this request and token, once; null when there is none. */
export function takePrefetched(path: string, params: object, token: string): Promise<Response> | null {
  if (prefetched.size === 0) return null
  const key = keyOf(path, params)
  const found = prefetched.get(key)
  prefetched.delete(key)
  return found && found.token === token && Date.now() - found.sentAt < LIFETIME_MS ? found.answer : null
}

function keyOf(path: string, params: object): string {
  const pairs = Object.entries(params).map(([name, value]) => `${name}=${value}`)
  return `${path}?${pairs.sort().join('&')}`
}
