import { type AddressPlace, readAddress, readPicture, type SafeAddress } from '#domain/address'
import { currentVariant } from './variant'

/**
 * An address from a server for a link; null: show it as text. Every `href` with such an address must pass through here.
 */
export function safeUrl(address: string): SafeAddress | null {
  return readAddress(address, place())
}

/**
 * An address from a server for a picture; null when it must not load automatically. Every such `src` must pass through
 * here.
 */
export function safePicture(address: string): string | null {
  return readPicture(address, place())
}

function place(): AddressPlace {
  const { hosts, fileHosts, imageHost, website } = currentVariant()
  return { origin: window.location.origin, hosts: [...hosts, ...fileHosts, imageHost, website] }
}
