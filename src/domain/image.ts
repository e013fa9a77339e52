/** Side of a square a picture is fitted into, or a box it is cropped to; pixels. */
export type ImageSize = number | { width: number; height: number }

/** A part of a picture, in its own pixels, from its upper left corner. */
export type ImageRect = { x: number; y: number; width: number; height: number }

/**
 * URL of a scaled picture: fitted into a square, or cropped to a box. Only the image host scales (by URL parameters);
 * other URLs, data URLs and already scaled pictures are unchanged. A picture cropped by `cropped` is scaled after its
 * crop. `imageHost` is an origin or a bare host name.
 */
export function thumbnail(url: string, size: ImageSize, imageHost: string): string {
  if (!isOnHost(url, imageHost)) return url
  const steps = stepsOf(url)
  if (steps.length > 0 && (!steps.some(isCrop) || isScaling(steps.at(-1) ?? ''))) return url
  // A URL with a named style has no steps, but is scaled.
  if (steps.length === 0 && url.includes(`${PARAMETER}=`)) return url
  return withSteps(url, [...steps, scaling(size)])
}

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

/** The parameter of the image host: Alibaba Cloud OSS, where steps run in their order. */
const PARAMETER = 'x-oss-process'

/** Turns a photo as its Exif data say, as browsers do: otherwise the part would be cut out of the picture lying down. */
const UPRIGHT = 'auto-orient,1'

function scaling(size: ImageSize): string {
  return typeof size === 'number'
    ? `resize,m_lfit,w_${Math.round(size)},h_${Math.round(size)}`
    : `resize,m_fill,w_${Math.round(size.width)},h_${Math.round(size.height)}`
}

/** Whether a step was added by `thumbnail`. */
function isScaling(step: string): boolean {
  return /^resize,m_(?:lfit|fill),/.test(step)
}

function isCrop(step: string): boolean {
  return step.startsWith('crop,')
}

/** The steps of the image host in a URL, e.g. `crop,x_0,…`; none for a URL without, or with a named style. */
function stepsOf(url: string): string[] {
  const value = partsOf(url).parameters.find((one) => one.startsWith(`${PARAMETER}=`))
  const [kind, ...steps] = decoded(value?.slice(PARAMETER.length + 1) ?? '').split('/')
  return kind === 'image' ? steps : []
}

/** The URL with these steps instead of its own; its other parameters are kept as they are written. */
function withSteps(url: string, steps: readonly string[]): string {
  const { address, parameters, hash } = partsOf(url)
  const others = parameters.filter((one) => !one.startsWith(`${PARAMETER}=`))
  const all = steps.length > 0 ? [...others, `${PARAMETER}=image/${steps.join('/')}`] : others
  return `${address}${all.length > 0 ? `?${all.join('&')}` : ''}${hash}`
}

function partsOf(url: string): { address: string; parameters: string[]; hash: string } {
  const [, address = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? []
  return { address, parameters: query.split('&').filter((one) => one !== ''), hash }
}

/** Some servers encode the slashes and commas of a stored address. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

function isOnHost(url: string, imageHost: string): boolean {
  const host = hostOf(imageHost.includes('//') ? imageHost : `//${imageHost}`)
  return host !== '' && hostOf(url) === host
}

/** Host of an absolute or protocol-relative URL; '' for a path, a data URL and text that is no URL. */
function hostOf(url: string): string {
  return /^(?:https?:)?\/\/([^/?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? ''
}
