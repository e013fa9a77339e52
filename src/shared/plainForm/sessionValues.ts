import { sessionStore } from '#shared/storage/webStorage'

/**
 * Reads a session value: input of a form without draft that must survive a reload, per browser tab. Never used for a
 * code or a password. Empty when missing.
 */
export function readSessionValue(name: string): string {
  return sessionStore.get(name) ?? ''
}

/** Stores a session value. */
export function storeSessionValue(name: string, value: string): void {
  sessionStore.set(name, value)
}

/** Removes session values after use: the next user of this computer must not see them. */
export function clearSessionValues(names: readonly string[]): void {
  for (const name of names) sessionStore.remove(name)
}
