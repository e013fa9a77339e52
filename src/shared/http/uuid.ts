import { localStore } from '#shared/storage/webStorage'

/**
 * A random UUID v4. `crypto.randomUUID` exists only on https; on a plain http intranet only `getRandomValues` works.
 */
export function uuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** The id that this page has sent, if any. */
let sent = ''

/**
 * The id of this browser: created once, kept in local storage under `uuid`. A sign-out clears it; a request that is
 * still to come then, here or in another browser tab, sends the known id and must not store it again.
 */
export function deviceUuid(): string {
  const stored = localStore.get('uuid')
  if (!stored && sent) return sent
  sent = stored ?? uuid()
  if (!stored) keepDeviceUuid()
  return sent
}

/** Stores the id again with the session of the next sign-in. */
export function keepDeviceUuid(): void {
  localStore.set('uuid', sent || uuid())
}
