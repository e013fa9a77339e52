/** Side of a square a picture is fitted into, or a box it is cropped to; pixels. */
export type ImageSize = number | { width: number; height: number }

/**
 * URL of a scaled picture: fitted into a square, or cropped to a box. Only the image host scales (by URL parameters);
 * other URLs, data URLs and already scaled pictures are unchanged. `imageHost` is an origin or a bare host name.
 */
export function thumbnail(url: string, size: ImageSize, imageHost: string): string {
  if (!isOnHost(url, imageHost) || url.includes(`${PARAMETER}=`)) return url
  const [address = '', hash] = url.split('#')
  const separator = address.includes('?') ? '&' : '?'
  return `${address}${separator}${PARAMETER}=image/resize,${resize(size)}${hash === undefined ? '' : `#${hash}`}`
}

const PARAMETER = 'x-oss-process'

function resize(size: ImageSize): string {
  return typeof size === 'number'
    ? `m_lfit,w_${Math.round(size)},h_${Math.round(size)}`
    : `m_fill,w_${Math.round(size.width)},h_${Math.round(size.height)}`
}

function isOnHost(url: string, imageHost: string): boolean {
  const host = hostOf(imageHost.includes('//') ? imageHost : `//${imageHost}`)
  return host !== '' && hostOf(url) === host
}

/** Host of an absolute or protocol-relative URL; '' for a path, a data URL and text that is no URL. */
function hostOf(url: string): string {
  return /^(?:https?:)?\/\/([^/?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? ''
}
