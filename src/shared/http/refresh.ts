import axios from 'axios'
import { adoptStoredSession, getSession, storeTokens, type Tokens } from '#shared/session'
import { unwrap } from './envelope'
import { headersFor } from './headers'
import { parseJson } from './json'

const REFRESH_PATH = '/api/store/passport/login/refresh/'
const REFRESH_TIMEOUT_MS = 10_000
/** The specification's poll interval while another tab refreshes. */
const POLL_MS = 500
const LOCK_NAME = 'tokenRefresh'
const LOCK_LIFE_MS = REFRESH_TIMEOUT_MS + 2_000

let running: Promise<boolean> | null = null

/** The refresh in flight in this tab, so calls can wait for it; null when there is none. */
export function runningRefresh(): Promise<boolean> | null {
  return running
}

/**
 * Renews the tokens, once for all callers of all browser tabs. Resolves to false when the session is over.
 *
 * @param sentToken the rejected token; when another tab has replaced it meanwhile, that one is adopted
 */
export function refreshTokens(sentToken: string): Promise<boolean> {
  running ??= withLock(() => refreshOnce(sentToken)).finally(() => {
    running = null
  })
  return running
}

async function refreshOnce(sentToken: string): Promise<boolean> {
  const { accessToken, refreshToken } = adoptStoredSession()
  if (accessToken && accessToken !== sentToken) return true
  if (!refreshToken) return false
  try {
    // A bare call: the interceptors of the client would deadlock it.
    const path = `${REFRESH_PATH}${encodeURIComponent(refreshToken)}`
    const answer = await axios.post<string>(path, null, {
      headers: headersFor(path),
      timeout: REFRESH_TIMEOUT_MS,
      responseType: 'text',
      transformResponse: (text: string) => text,
      validateStatus: () => true,
    })
    return keep(readTokens(unwrap(answer.status, parseJson(answer.data))))
  } catch {
    return keep(null)
  }

  // Another tab may have renewed the pair, signed out or signed in meanwhile: the stored state wins then.
  function keep(tokens: Tokens | null): boolean {
    const now = adoptStoredSession()
    const isReplaced = now.accessToken !== accessToken || now.refreshToken !== refreshToken
    if (isReplaced) return now.accessToken !== ''
    if (tokens) storeTokens(tokens)
    return tokens !== null
  }
}

/** The token pair of a sign-in or refresh response, in either spelling; null when missing. */
function readTokens(result: { ok: boolean; payload: unknown }): Tokens | null {
  if (!result.ok || typeof result.payload !== 'object' || result.payload === null) return null
  const fields = result.payload as Record<string, unknown>
  const accessToken = fields.accessToken ?? fields.access_token
  const refreshToken = fields.refreshToken ?? fields.refresh_token
  if (typeof accessToken !== 'string' || accessToken === '') return null
  return { accessToken, refreshToken: typeof refreshToken === 'string' ? refreshToken : getSession().refreshToken }
}

/** A lock across browser tabs: Web Locks, or where they are missing (plain http) a polled lock in local storage. */
async function withLock<T>(work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator && navigator.locks) return navigator.locks.request(LOCK_NAME, work)
  const owner = `${Date.now()}-${Math.random()}`
  while (!takeStorageLock(owner)) await pause(POLL_MS)
  // Two tabs may write at the same moment: the name stored after a pause holds the lock.
  await pause(20)
  if (readLock()?.owner !== owner) return withLock(work)
  try {
    return await work()
  } finally {
    if (readLock()?.owner === owner) localStorage.removeItem(LOCK_NAME)
  }
}

function takeStorageLock(owner: string): boolean {
  const held = readLock()
  if (held && held.until > Date.now()) return false
  localStorage.setItem(LOCK_NAME, JSON.stringify({ owner, until: Date.now() + LOCK_LIFE_MS }))
  return true
}

function readLock(): { owner: string; until: number } | null {
  try {
    return JSON.parse(localStorage.getItem(LOCK_NAME) ?? 'null') as { owner: string; until: number } | null
  } catch {
    return null
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
