import axios from 'axios'
import { fillPath } from '#shared/endpoint'
import { adoptStoredSession, getSession, storeTokens } from '#shared/session'
import { storedName } from '#shared/sitePath'
import { localStore } from '#shared/storage/webStorage'
import { apiBase } from '#shared/variant'
import { sessionEndpoints } from './endpoints'
import { headersFor } from './headers'
import { type RefreshOutcome, readRefreshAnswer } from './refreshAnswer'
import { endPause, readPause, startPause, waitForPause } from './refreshPause'

const REFRESH_TIMEOUT_MS = 10_000
/** The specification's poll interval while another tab refreshes. */
const POLL_MS = 500
const LOCK_NAME = 'tokenRefresh'
const LOCK_LIFE_MS = REFRESH_TIMEOUT_MS + 2_000

let running: Promise<boolean> | null = null

/** The refresh running in this tab, so that requests can wait for it; null when there is none. */
export function runningRefresh(): Promise<boolean> | null {
  return running
}

/**
 * Refreshes the tokens, once for all callers in all browser tabs. Resolves to false when the server refused, which ends
 * the session. Any other failure is retried with growing pauses, while the callers wait.
 *
 * @param sentToken the rejected token; if another tab has replaced it meanwhile, the new one is adopted
 */
export function refreshTokens(sentToken: string): Promise<boolean> {
  running ??= refreshUntilDefinite(sentToken).finally(() => {
    running = null
  })
  return running
}

async function refreshUntilDefinite(sentToken: string): Promise<boolean> {
  for (;;) {
    const { refreshToken } = getSession()
    const isRenewed = await withLock(() => refreshOnce(sentToken))
    if (isRenewed !== null) {
      endPause()
      return isRenewed
    }
    // Waits without the lock; the pause itself is shared between the tabs.
    await waitForPause(refreshToken)
  }
}

/** One attempt: true when refreshed, false when the session is over, null while a pause lasts. */
async function refreshOnce(sentToken: string): Promise<boolean | null> {
  const { accessToken, refreshToken } = adoptStoredSession()
  if (accessToken && accessToken !== sentToken) return true
  if (!refreshToken) return false
  if ((readPause(refreshToken)?.until ?? 0) > Date.now()) return null
  const outcome = await askForTokens(refreshToken)
  // Another tab may have renewed the pair, signed out or signed in meanwhile: the stored state wins then.
  const now = adoptStoredSession()
  const isReplaced = now.accessToken !== accessToken || now.refreshToken !== refreshToken
  if (isReplaced) return now.accessToken !== ''
  if (outcome.type === 'passing') {
    startPause(refreshToken, outcome.retryAfterMs)
    return null
  }
  if (outcome.type === 'renewed') storeTokens(outcome.tokens)
  return outcome.type === 'renewed'
}

async function askForTokens(refreshToken: string): Promise<RefreshOutcome> {
  try {
    // A plain request: the interceptors of the client would wait for this refresh and deadlock.
    const { path } = fillPath(sessionEndpoints.refresh, { token: refreshToken })
    const answer = await axios.post<string>(apiBase() + path, null, {
      headers: headersFor(path),
      timeout: REFRESH_TIMEOUT_MS,
      responseType: 'text',
      transformResponse: (text: string) => text,
      validateStatus: () => true,
    })
    return readRefreshAnswer(answer.status, answer.data, String(answer.headers['retry-after'] ?? ''))
  } catch {
    return { type: 'passing', retryAfterMs: 0 }
  }
}

/**
 * A lock across browser tabs: Web Locks, or where they are missing (plain http) or denied with the browser's storage a
 * polled lock in local storage.
 */
async function withLock<T>(work: () => Promise<T>): Promise<T> {
  const locked = 'locks' in navigator && navigator.locks && (await underWebLock(work))
  if (locked) return locked.result
  const owner = `${Date.now()}-${Math.random()}`
  while (!takeStorageLock(owner)) await pause(POLL_MS)
  // Two tabs may write at the same moment: the owner still stored after a short wait holds the lock.
  await pause(20)
  if (readLock()?.owner !== owner) return withLock(work)
  try {
    return await work()
  } finally {
    if (readLock()?.owner === owner) localStore.remove(LOCK_NAME)
  }
}

/** Null when the browser denies the lock itself. */
async function underWebLock<T>(work: () => Promise<T>): Promise<{ result: T } | null> {
  let isHeld = false
  const run = async () => {
    isHeld = true
    return { result: await work() }
  }
  return navigator.locks.request(storedName(LOCK_NAME), run).catch((error: unknown) => {
    if (isHeld) throw error
    return null
  })
}

function takeStorageLock(owner: string): boolean {
  const held = readLock()
  if (held && held.until > Date.now()) return false
  localStore.set(LOCK_NAME, JSON.stringify({ owner, until: Date.now() + LOCK_LIFE_MS }))
  return true
}

function readLock(): { owner: string; until: number } | null {
  try {
    return JSON.parse(localStore.get(LOCK_NAME) ?? 'null') as { owner: string; until: number } | null
  } catch {
    return null
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
