import { create } from 'zustand'
import { useNotifierWanted } from '#app/notifications/notifications'
import { DEFAULT_IDLE_MINUTES, IDLE_PREF, idleLimit, lastActivity, noteActivity } from '#shared/idle'
import { readPref } from '#shared/prefs'
import { isLoggedIn, useSession } from '#shared/session'

/** The last activity is stored at most this often, ms. */
const STORE_EVERY_MS = 5_000
const CHECK_EVERY_MS = 1_000
/** The warning appears this long before the sign-out, ms. */
const WARN_MS = 60_000

const EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** Seconds until the idle user is signed out; null while no warning is shown. */
export const useIdle = create<{ secondsLeft: number | null }>(() => ({ secondsLeft: null }))

let end: () => Promise<void> = () => Promise.resolve()
let timer: ReturnType<typeof setInterval> | undefined
let isEnding = false
let beganAt = 0

/**
 * Signs out an idle user. Activity in any browser tab counts for all tabs. The time is a setting of the workstation.
 * Calling it again only replaces `onIdle`.
 *
 * @param onIdle ends the session, and resolves once that is done
 */
export function startIdleWatch(onIdle: () => Promise<void>): void {
  end = onIdle
  if (timer || !isLoggedIn()) return
  beganAt = Date.now()
  timer = setInterval(check, CHECK_EVERY_MS)
  for (const name of EVENTS) window.addEventListener(name, note, { capture: true, passive: true })
  const unsubscribe = useSession.subscribe(() => {
    if (isLoggedIn()) return
    unsubscribe()
    clearInterval(timer)
    timer = undefined
    for (const name of EVENTS) window.removeEventListener(name, note, { capture: true })
    warn(Number.POSITIVE_INFINITY)
  })
  check()
}

function check() {
  const left = timeLeft()
  if (left > 0 || isEnding) return warn(left)
  isEnding = true
  void end().finally(() => {
    isEnding = false
    warn(Number.POSITIVE_INFINITY)
  })
}

/** Records activity: cancels the countdown in all tabs. */
export function stayActive(): void {
  if (!isLoggedIn() || isEnding) return
  noteActivity(limit())
  warn(Number.POSITIVE_INFINITY)
}

function note(event: Event) {
  // Browsers also fire pointermove when an element appears under a resting mouse.
  if (event instanceof MouseEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0)
    return
  const isWarned = useIdle.getState().secondsLeft !== null
  if (isWarned || Date.now() - lastActive() > STORE_EVERY_MS) stayActive()
}

/** Time until the sign-out, ms; Infinity when no limit is set. */
function timeLeft(): number {
  const minutes = limit()
  if (minutes <= 0) return Number.POSITIVE_INFINITY
  return lastActive() + minutes * 60_000 - Date.now()
}

function limit(): number {
  return idleLimit(readPref(IDLE_PREF, DEFAULT_IDLE_MINUTES))
}

/** Falls back to the start of the watch when nothing is known. */
function lastActive(): number {
  return lastActivity() || beganAt
}

function warn(left: number) {
  const secondsLeft = left > WARN_MS ? null : Math.max(0, Math.ceil(left / 1000))
  if (useIdle.getState().secondsLeft === secondsLeft) return
  useIdle.setState({ secondsLeft })
  // The notifications chunk renders the warning.
  if (secondsLeft !== null) useNotifierWanted.setState({ isWanted: true })
}
