import { isRecord } from '#domain/wire'
import { getSession, type Tokens } from '#shared/session'
import { unwrap } from './envelope'
import { parseJson } from './json'

/** The outcome of a refresh: a new pair, a refusal that ends the session, or a temporary failure to retry. */
export type RefreshOutcome =
  | { type: 'renewed'; tokens: Tokens }
  | { type: 'refused' }
  | { type: 'passing'; retryAfterMs: number }

/** 4xx statuses that are temporary or about routing, so they do not end the session. */
const PASSING_STATUSES: readonly number[] = [404, 408, 425, 429]

/** Upper limit for `Retry-After`, ms: a mistaken header must not block the work for a day. */
const MAX_RETRY_AFTER_MS = 10 * 60_000

/**
 * Parses the response of a refresh. Only a definite rejection is a refusal: a 4xx or a failed envelope. A 5xx, 429,
 * proxy page, empty or truncated body, or a success without a token is a temporary failure.
 *
 * @param retryAfter the text of the header, seconds or an HTTP date
 */
export function readRefreshAnswer(status: number, body: string, retryAfter = ''): RefreshOutcome {
  const passing: RefreshOutcome = { type: 'passing', retryAfterMs: retryAfterMs(retryAfter) }
  const isPage = /^\s*</.test(body)
  if (isPassing(status) || isPage) return passing
  const result = unwrap(status, parsed(body))
  const tokens = readTokens(result)
  if (tokens) return { type: 'renewed', tokens }
  if (status >= 400) return { type: 'refused' }
  return result.isEnvelope && !result.ok && !isPassing(result.code) ? { type: 'refused' } : passing
}

function isPassing(code: number): boolean {
  return PASSING_STATUSES.includes(code) || (code >= 500 && code < 600)
}

/** The token pair of a refresh response, in either spelling; null when missing. */
function readTokens({ ok, payload }: { ok: boolean; payload: unknown }): Tokens | null {
  if (!ok || !isRecord(payload)) return null
  const accessToken = payload.accessToken ?? payload.access_token
  const refreshToken = payload.refreshToken ?? payload.refresh_token
  if (typeof accessToken !== 'string' || accessToken === '') return null
  return { accessToken, refreshToken: typeof refreshToken === 'string' ? refreshToken : getSession().refreshToken }
}

function parsed(body: string): unknown {
  try {
    return parseJson(body)
  } catch {
    return body
  }
}

/** A `Retry-After` header as ms from now; 0 without one. */
function retryAfterMs(text: string): number {
  const ms = /^\s*\d+\s*$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), MAX_RETRY_AFTER_MS) : 0
}
