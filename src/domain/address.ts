/** An address from a server that may be opened. `isOwn`: on this site or on a configured host. */
export type SafeAddress = { href: string; host: string; isOwn: boolean }

/** The page that shows the address, and the hosts besides its own that it trusts; `*.x` is any sub-domain of x. */
export type AddressPlace = { origin: string; hosts: readonly string[] }

/**
 * Reads an address from a server: an absolute path, or http and https. Everything else (scripts, data, files, words) is
 * null and is shown as text. A host outside the configured ones is named to the user before it opens.
 */
export function readAddress(address: string, { origin, hosts }: AddressPlace): SafeAddress | null {
  const text = address.trim()
  if (!/^(?:https?:|[/\\])/i.test(text)) return null
  try {
    const { protocol, host, hostname, href, username, password } = new URL(text, origin)
    // `https://own.example@elsewhere` is made to be misread.
    if (!/^https?:$/.test(protocol) || username || password) return null
    const isOwn = host === new URL(origin).host || hosts.some((pattern) => isHost(hostname, pattern))
    return { href, host, isOwn }
  } catch {
    return null
  }
}

/** The address of a picture that may load by itself: of an own host, or data that a picture cannot run. */
export function readPicture(address: string, place: AddressPlace): string | null {
  const text = address.trim()
  if (/^data:image\/(?:png|jpe?g|gif|webp|svg\+xml)[;,]/i.test(text)) return text
  const read = readAddress(text, place)
  return read?.isOwn ? read.href : null
}

/** A pattern may be a host name, `*.x`, or an origin. */
function isHost(name: string, pattern: string): boolean {
  const own = pattern
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[:/].*$/, '')
  if (own === '' || own === '*') return false
  return own.startsWith('*.') ? name.endsWith(own.slice(1)) : name === own
}
