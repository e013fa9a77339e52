import type { Pixels } from '#domain/file/fileContent'

/** A part of a picture, in its own pixels, from its upper left corner. */
export type ImageRect = { x: number; y: number; width: number; height: number }

/** A part of a picture, in percent of its sides. */
type Selection = { x: number; y: number; width: number; height: number }

/** Difference of ratio above which a picture is cropped when chosen. */
const CROP_TOLERANCE = 0.01
/** Difference of ratio above which a picture in use is reported. */
const REPORT_TOLERANCE = 0.02
/** A picture more than this many times as large as wanted only slows down the pages that show it. */
const MAX_SCALE = 2

/** Whether a picture should be cropped: it has another ratio than wanted, or is more than twice as large. */
export function needsCrop(actual: Pixels, wanted: Pixels): boolean {
  const isLarge = actual.width > wanted.width * MAX_SCALE || actual.height > wanted.height * MAX_SCALE
  return isLarge || ratioDifference(actual, wanted) > CROP_TOLERANCE
}

/** What is wrong with the size of a picture in use: its ratio, else that it is too small; null when nothing is. */
export function sizeMismatch(actual: Pixels, wanted: Pixels): 'ratio' | 'small' | null {
  if (ratioDifference(actual, wanted) > REPORT_TOLERANCE) return 'ratio'
  return isSmaller(actual, wanted) ? 'small' : null
}

/** Whether either side is shorter than wanted. */
export function isSmaller(actual: Pixels, wanted: Pixels): boolean {
  return actual.width < wanted.width || actual.height < wanted.height
}

/** The largest part of a picture with the wanted ratio, in its middle. */
export function largestSelection(actual: Pixels, wanted: Pixels): Selection {
  const ratio = wanted.width / wanted.height / (actual.width / actual.height)
  const width = Math.min(100, 100 * ratio)
  const height = Math.min(100, 100 / ratio)
  return { x: (100 - width) / 2, y: (100 - height) / 2, width, height }
}

/** A selection in whole pixels of the picture, inside it and at least one pixel large. */
export function rectOf(selection: Selection, actual: Pixels): ImageRect {
  const width = between(1, Math.round((selection.width * actual.width) / 100), actual.width)
  const height = between(1, Math.round((selection.height * actual.height) / 100), actual.height)
  return {
    x: between(0, Math.round((selection.x * actual.width) / 100), actual.width - width),
    y: between(0, Math.round((selection.y * actual.height) / 100), actual.height - height),
    width,
    height,
  }
}

/** The size of a picture after its crop: as wanted, but never enlarged. */
export function croppedSize(rect: Pixels, wanted: Pixels): Pixels {
  const { width, height } = isSmaller(rect, wanted) ? rect : wanted
  return { width, height }
}

/** The MIME type of a picture by its name: a crop keeps it where the browser can write it. */
export function typeOf(name: string): string {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? 'png'
  return `image/${ending === 'jpg' ? 'jpeg' : ending}`
}

/** The name of a crop: the base name of the picture, with the extension of the type that was written. */
export function croppedName(name: string, type: string): string {
  if (typeOf(name) === type) return name
  return `${name.replace(/\.\w+$/, '')}.${type === 'image/jpeg' ? 'jpg' : type.replace('image/', '')}`
}

/** The file name in the address of a picture; a neutral one where it has none. */
export function nameAt(url: string): string {
  const last = /^data:/i.test(url) ? '' : (/[^/]*$/.exec(url.replace(/[?#].*$/s, ''))?.[0] ?? '')
  return /\.(?:jpe?g|png|gif|webp|bmp)$/i.test(last) ? decoded(last) : 'picture.png'
}

/** Whether a GIF or WebP has several frames, of which a crop would keep the first only. */
export function isAnimated(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  // The flags of the extended header: 2 is animation.
  if (head.startsWith('RIFF') && head.endsWith('WEBPVP8X')) return ((bytes[20] ?? 0) & 2) !== 0
  return head.startsWith('GIF8') && frameCount(bytes) > 1
}

/** The number of frames of a GIF with a delay, by the extension before each: `21 F9 04` after the end of a block. */
function frameCount(bytes: Uint8Array): number {
  let count = 0
  for (let at = bytes.indexOf(0x21); at >= 0; at = bytes.indexOf(0x21, at + 1)) {
    if (bytes[at + 1] === 0xf9 && bytes[at + 2] === 4 && bytes[at + 7] === 0) count += 1
  }
  return count
}

/** The difference of two ratios, as a part of the wanted one. */
function ratioDifference(actual: Pixels, wanted: Pixels): number {
  return Math.abs(actual.width / actual.height / (wanted.width / wanted.height) - 1)
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
