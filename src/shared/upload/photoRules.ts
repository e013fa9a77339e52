/** Longest side of an uploaded photo, px: a signature stays legible. */
const MAX_SIDE = 1920

/** Photos below this size are uploaded unchanged, bytes. */
const WORTH_BYTES = 200 * 1024

/** The Exif orientation lies within this many bytes from the start of a file. */
export const EXIF_BYTES = 128 * 1024

/** The target size of a picture, px: longest side at most `maxSide`, aspect ratio kept, never enlarged. */
export function targetSize(width: number, height: number, maxSide: number = MAX_SIDE) {
  const scale = Math.min(1, maxSide / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** True for a raster format that browsers can decode, by file extension. */
export function isPhoto({ name }: { name: string }): boolean {
  return /\.(jpe?g|png|webp)$/i.test(name)
}

/** True when a photo should be re-encoded before upload: it is heavy, or not upright. `size` in bytes. */
export function isWorthDrawing(file: { name: string; size: number }, orientation: number): boolean {
  return isPhoto(file) && (file.size > WORTH_BYTES || orientation !== 1)
}

/**
 * True when the re-encoded file replaces the original: it is lighter, or the original is not upright. Sizes in bytes.
 */
export function isBetter(drawn: { size: number }, original: { size: number }, orientation: number): boolean {
  return drawn.size > 0 && (orientation !== 1 || drawn.size < original.size)
}

/** The name of a photo after conversion to JPEG: '回单.png' → '回单.jpg'; a JPEG keeps its name. */
export function jpegName(name: string): string {
  return /\.jpe?g$/i.test(name) ? name : `${name.replace(/\.\w+$/, '')}.jpg`
}

/**
 * The orientation of a JPEG: 1 upright … 8, see the Exif standard (tag 0x0112). 1 when it is missing or the file is no
 * JPEG. The first bytes of the file are enough.
 */
export function exifOrientation(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return 1
  let at = 2
  while (at + 4 <= view.byteLength) {
    const marker = view.getUint16(at)
    const length = view.getUint16(at + 2)
    if (marker === 0xffe1 && isExif(view, at + 4)) return orientationIn(view, at + 10)
    // Image data follows, or the file is no JPEG.
    if (marker === 0xffda || marker < 0xff00 || length < 2) return 1
    at += 2 + length
  }
  return 1
}

function isExif(view: DataView, at: number): boolean {
  return at + 14 <= view.byteLength && view.getUint32(at) === 0x45786966 && view.getUint16(at + 4) === 0
}

/** Searches the first directory of the TIFF block at `start`. */
function orientationIn(view: DataView, start: number): number {
  const isLittle = view.getUint16(start) === 0x4949
  const directory = start + view.getUint32(start + 4, isLittle)
  if (directory + 2 > view.byteLength) return 1
  const count = view.getUint16(directory, isLittle)
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * 12
    if (entry + 12 > view.byteLength) return 1
    if (view.getUint16(entry, isLittle) === 0x0112) {
      const value = view.getUint16(entry + 8, isLittle)
      return value >= 1 && value <= 8 ? value : 1
    }
  }
  return 1
}
