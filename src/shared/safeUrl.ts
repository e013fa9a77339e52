import { type AddressPlace, readAddress, readPicture, type SafeAddress } from '#domain/address'
import { type ImageSize, thumbnail } from '#domain/file/image'
import { apiBase, currentVariant } from './variant'

/**
 * An address from a server for a link; null: show it as text. Every `href` with such an address must pass through here.
 */
export function safeUrl(address: string): SafeAddress | null {
  return readAddress(inSite(address), place())
}

/**
 * An address from a server for a picture; null when it must not load automatically. Every such `src` must pass through
 * here.
 */
export function safePicture(address: string): string | null {
  return readPicture(inSite(address), place())
}

/**
 * Like `safePicture`, for a small place: the image host scales it, so that a list of a hundred does not load a hundred
 * photos.
 *
 * @param size of the place, px; asked for twice as large, for dense screens
 */
export function safeThumbnail(address: string, size: ImageSize): string | null {
  const source = safePicture(address)
  const twice = typeof size === 'number' ? size * 2 : { width: size.width * 2, height: size.height * 2 }
  return source && thumbnail(source, twice, currentVariant().imageHost)
}

/** A file that the API itself serves is where its calls are. */
function inSite(address: string): string {
  return address.startsWith('/api/') ? apiBase() + address : address
}

function place(): AddressPlace {
  const { hosts, fileHosts, imageHost, website } = currentVariant()
  return { origin: window.location.origin, hosts: [...hosts, ...fileHosts, imageHost, website] }
}
