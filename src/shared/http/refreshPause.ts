import { create } from 'zustand'
import { getSession, useSession } from '#shared/session'
import { storedName } from '#shared/sitePath'
import { localStore } from '#shared/storage/webStorage'

/** The pause between two refresh attempts, shared by all browser tabs so that only one of them asks. */
export type RefreshPause = {
  /** The refresh token that could not be renewed yet. */
  refreshToken: string
  /** How many attempts failed so far. */
  tries: number
  /** Time of the next attempt, epoch ms. */
  until: number
}

const STORAGE_KEY = 'tokenRefreshPause'
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
/**
 * Extra wait of the tabs that did not make the last attempt, so that the result of the one that did is stored first,
 * ms.
 */
const OTHER_TAB_LAG_MS = 1_000

/** The current pause, for the banner; null while there is none. */
export const useRefreshPause = create<{ pause: RefreshPause | null }>(() => ({ pause: null }))

/** Length of the pause after `tries` failed attempts, ms: doubles up to 30 s, or longer when the server asks for it. */
export function pauseAfter(tries: number, retryAfterMs: number): number {
  return Math.max(retryAfterMs, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, tries - 1)))
}

/** End of the pause that this tab started, epoch ms; 0 when another one did. */
let ownUntil = 0

/** The stored pause of this refresh token, whichever tab started it; null when there is none. */
export function readPause(refreshToken: string): RefreshPause | null {
  try {
    const stored = JSON.parse(localStore.get(STORAGE_KEY) ?? 'null') as RefreshPause | null
    return stored?.refreshToken === refreshToken ? stored : null
  } catch {
    return null
  }
}

/** Starts the pause after a failed attempt. */
export function startPause(refreshToken: string, retryAfterMs: number): void {
  const tries = (readPause(refreshToken)?.tries ?? 0) + 1
  ownUntil = Date.now() + pauseAfter(tries, retryAfterMs)
  const pause = { refreshToken, tries, until: ownUntil }
  localStore.set(STORAGE_KEY, JSON.stringify(pause))
}

/** Removes the pause after a refresh succeeded or the session ended. */
export function endPause(): void {
  localStore.remove(STORAGE_KEY)
  useRefreshPause.setState({ pause: null })
}

let wake: () => void = () => undefined

/** Ends the pause early, when the user asks or the network is back. */
export function tryRefreshNow(): void {
  const { pause } = useRefreshPause.getState()
  if (pause) localStore.set(STORAGE_KEY, JSON.stringify({ ...pause, until: 0 }))
  wake()
}

/** Waits for the end of the pause, the network's return, or another tab's new token or sign-out. */
export async function waitForPause(refreshToken: string): Promise<void> {
  const pause = readPause(refreshToken)
  if (!pause) return
  useRefreshPause.setState({ pause })
  const lag = pause.until === ownUntil ? 0 : OTHER_TAB_LAG_MS
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, Math.max(0, pause.until - Date.now()) + lag)
    // An `until` of 0 means that another tab is retrying: wait for its result.
    const onStored = ({ key }: StorageEvent) =>
      key === storedName(STORAGE_KEY) && readPause(refreshToken)?.until !== 0 && resolve()
    const stopFollowing = useSession.subscribe(() => getSession().refreshToken !== refreshToken && resolve())
    window.addEventListener('online', tryRefreshNow)
    window.addEventListener('storage', onStored)
    wake = () => {
      clearTimeout(timer)
      stopFollowing()
      window.removeEventListener('online', tryRefreshNow)
      window.removeEventListener('storage', onStored)
      resolve()
    }
  })
  wake()
  wake = () => undefined
}
