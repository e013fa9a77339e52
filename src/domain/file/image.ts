/** Side of a square a picture is fitted into, or a box it is cropped to; pixels. */
export type ImageSize = number | { width: number; height: number }

/** The parameter of the image host: Alibaba Cloud OSS, where steps run in their order. */
export const IMAGE_PARAMETER = 'x-oss-process'

/** The steps of a picture of which a part was cut out. */
const CROP = new RegExp(`[?&]${IMAGE_PARAMETER}=image[^&#]*crop,[^&#]*`)
/** Steps that end with a scaling made here. */
const SCALED = /resize,m_(?:lfit|fill),[^/%]*$/

/**
 * URL of a scaled picture: fitted into a square, or cropped to a box. Only the image host scales (by URL parameters);
 * other URLs, data URLs and already scaled pictures are unchanged. A picture of which a part was cut out is scaled
 * after that. `imageHost` is an origin or a bare host name.
 */
export function thumbnail(url: string, size: ImageSize, imageHost: string): string {
  if (!isOnHost(url, imageHost)) return url
  const [crop] = CROP.exec(url) ?? []
  if (crop) return SCALED.test(crop) ? url : url.replace(crop, `${crop}/${scaling(size)}`)
  if (url.includes(`${IMAGE_PARAMETER}=`)) return url
  const [address = '', hash] = url.split('#')
  const separator = address.includes('?') ? '&' : '?'
  const steps = `${IMAGE_PARAMETER}=image/${scaling(size)}`
  return `${address}${separator}${steps}${hash === undefined ? '' : `#${hash}`}`
}

function scaling(size: ImageSize): string {
  return typeof size === 'number'
    ? `resize,m_lfit,w_${Math.round(size)},h_${Math.round(size)}`
    : `resize,m_fill,w_${Math.round(size.width)},h_${Math.round(size.height)}`
}

/** Whether a picture is on the image host, an origin or a bare host name. */
export function isOnHost(url: string, imageHost: string): boolean {
  const host = hostOf(imageHost.includes('//') ? imageHost : `//${imageHost}`)
  return host !== '' && hostOf(url) === host
}

/** Host of an absolute or protocol-relative URL; '' for a path, a data URL and text that is no URL. */
function hostOf(url: string): string {
  return /^(?:https?:)?\/\/([^/?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? ''
}
