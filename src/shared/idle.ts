import { siteSettings } from '#shared/site/settings'
import { localStore } from '#shared/storage/webStorage'

// Part of the small entry, which judges before the first call: without a library.

/** The setting of this workstation for the idle sign-out, in minutes; 0 never signs out. */
export const IDLE_PREF = 'idleMinutes'

/** Minutes without activity after which a user is signed out, unless the workstation says otherwise. */
export const DEFAULT_IDLE_MINUTES = 30

/** The longest that a workstation may choose where the site says nothing, minutes. */
const DEFAULT_LONGEST = 120

/** Shared by the browser's tabs: when the user last did something, ms since 1970. */
export const ACTIVITY_KEY = 'lastActivity'
/** The minutes that held then. */
const LIMIT_KEY = 'idleLimit'

/** The longest time without activity that the operator allows, minutes; 0 sets no limit. */
export function longestIdle(): number {
  return siteSettings().idleMinutes ?? DEFAULT_LONGEST
}

/** The minutes that hold for a workstation's choice; 0 never signs out. */
export function idleLimit(chosen: number): number {
  const longest = longestIdle()
  if (longest === 0) return chosen
  return chosen === 0 ? longest : Math.min(chosen, longest)
}

/** Notes that the user did something now. */
export function noteActivity(minutes: number): void {
  localStore.set(LIMIT_KEY, String(minutes))
  localStore.set(ACTIVITY_KEY, String(Date.now()))
}

/** When the user last did something, ms since 1970; 0 when unknown, or in the future because the clock was set back. */
export function lastActivity(): number {
  const stored = Number(localStore.get(ACTIVITY_KEY) ?? 0)
  return stored <= Date.now() ? stored : 0
}

/** Whether the session of this browser has been idle for too long, judged by what the last page has noted. */
export function isIdleOver(): boolean {
  const last = lastActivity()
  const minutes = idleLimit(Number(localStore.get(LIMIT_KEY) ?? DEFAULT_IDLE_MINUTES))
  return last > 0 && minutes > 0 && Date.now() - last > minutes * 60_000
}
