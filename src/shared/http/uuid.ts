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

/**
 * The id of this browser: created once, stored in local storage under `uuid`, recreated after a sign-out cleared it.
 */
export function deviceUuid(): string {
  const known = localStorage.getItem('uuid')
  if (known) return known
  const made = uuid()
  localStorage.setItem('uuid', made)
  return made
}
