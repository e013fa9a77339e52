import { EXIF_BYTES, exifOrientation, isBetter, isWorthDrawing, jpegName, targetSize } from './photoRules'

const QUALITY = 0.82

/**
 * The photo upright and no larger than needed, as a JPEG; the original file when it is no photo, is already small, or
 * the browser cannot decode it. Never rejects: a photo that cannot be shrunk is uploaded unchanged.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  try {
    const orientation = exifOrientation(new Uint8Array(await file.slice(0, EXIF_BYTES).arrayBuffer()))
    if (!isWorthDrawing(file, orientation)) return file
    const drawn = await redraw(file, orientation, false)
    return isBetter(drawn, file, orientation) ? drawn : file
  } catch {
    return file
  }
}

/** The photo turned 90° clockwise; null when the browser cannot decode it. */
export async function turnPhoto(file: File): Promise<File | null> {
  try {
    return await redraw(file, 1, true)
  } catch {
    return null
  }
}

type Picture = { source: CanvasImageSource; width: number; height: number; close: () => void }

async function redraw(file: File, orientation: number, isTurned: boolean): Promise<File> {
  const picture = await decode(file, orientation)
  try {
    const { width, height } = targetSize(picture.width, picture.height)
    const canvas = document.createElement('canvas')
    canvas.width = isTurned ? height : width
    canvas.height = isTurned ? width : height
    const context = canvas.getContext('2d')
    if (!context || !isTruthful()) throw new Error('this browser draws nothing')
    // Transparent pixels would turn black in a JPEG.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    if (isTurned) {
      context.translate(height, 0)
      context.rotate(Math.PI / 2)
    }
    context.drawImage(picture.source, 0, 0, width, height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    if (blob?.type !== 'image/jpeg') throw new Error('this browser writes no JPEG')
    return new File([blob], jpegName(file.name), { type: blob.type, lastModified: file.lastModified })
  } finally {
    picture.close()
  }
}

/**
 * Decodes a picture upright. An image element applies the orientation in every browser. A bitmap decodes off the main
 * thread, but Chromium 109 and Safari 16 lack `from-image`, and some browsers accept it without turning the picture.
 */
async function decode(file: File, orientation: number): Promise<Picture> {
  const [first, second] = orientation === 1 ? [bitmapOf, elementOf] : [elementOf, bitmapOf]
  return first(file).catch(() => second(file))
}

async function bitmapOf(file: File): Promise<Picture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  return { source: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() }
}

async function elementOf(file: File): Promise<Picture> {
  const url = URL.createObjectURL(file)
  const close = () => URL.revokeObjectURL(url)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return { source: image, width: image.naturalWidth, height: image.naturalHeight, close }
  } catch (error) {
    close()
    throw error
  }
}

/** A colour to paint and read back, by its name and as red, green and blue. */
const PROBE = { name: 'seagreen', parts: [46, 139, 87] }

/** Browsers that resist fingerprinting return noise from a canvas: the photo would be corrupted silently. */
function isTruthful(): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d')
  if (!context) return false
  context.fillStyle = PROBE.name
  context.fillRect(0, 0, 1, 1)
  const { data } = context.getImageData(0, 0, 1, 1)
  return PROBE.parts.every((part, index) => Math.abs((data[index] ?? 0) - part) < 8)
}
