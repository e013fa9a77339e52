import { IMAGE_PARAMETER, isOnHost } from '#domain/file/image'
import type { ImageRect } from './model'

/**
 * URL of a part of a picture, cut out by the image host; null for a picture of another host and for an empty part.
 * `rect` is a part of the picture as browsers show it, upright. Replaces an earlier crop or scaling: `rect` refers to
 * the `original`. A part larger than `to`, px, is scaled down to it.
 */
export function cropped(
  url: string,
  rect: ImageRect,
  imageHost: string,
  to?: { width: number; height: number },
): string | null {
  const [x, y, width, height] = [rect.x, rect.y, rect.width, rect.height].map(Math.round) as [
    number,
    number,
    number,
    number,
  ]
  if (!isOnHost(url, imageHost) || width < 1 || height < 1) return null
  const box = to && { width: Math.round(to.width), height: Math.round(to.height) }
  const isLarger = box && width >= box.width && height >= box.height && (width > box.width || height > box.height)
  const scaled = isLarger ? [`resize,m_fixed,w_${box.width},h_${box.height}`] : []
  return withSteps(url, [UPRIGHT, `crop,x_${Math.max(0, x)},y_${Math.max(0, y)},w_${width},h_${height}`, ...scaled])
}

/** URL of the whole picture at its own size: without the crop and scaling of the image host. */
export function original(url: string, imageHost: string): string {
  return isOnHost(url, imageHost) ? withSteps(url, []) : url
}

/**
 * Turns a photo as its Exif data say, as browsers do: otherwise the part would be cut out of the picture lying down.
 */
const UPRIGHT = 'auto-orient,1'

/** The URL with these steps instead of its own; its other parameters are kept as they are written. */
function withSteps(url: string, steps: readonly string[]): string {
  const { address, parameters, hash } = partsOf(url)
  const others = parameters.filter((one) => !one.startsWith(`${IMAGE_PARAMETER}=`))
  const all = steps.length > 0 ? [...others, `${IMAGE_PARAMETER}=image/${steps.join('/')}`] : others
  return `${address}${all.length > 0 ? `?${all.join('&')}` : ''}${hash}`
}

function partsOf(url: string): { address: string; parameters: string[]; hash: string } {
  const [, address = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? []
  return { address, parameters: query.split('&').filter((one) => one !== ''), hash }
}
