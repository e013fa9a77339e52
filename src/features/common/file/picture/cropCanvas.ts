import type { Pixels } from '#domain/file/fileContent'
import type { ImageRect } from './model'

/** Quality of a crop. */
const QUALITY = 0.9
/** Qualities of the JPEGs that replace a crop above the limit, e.g. of a photo that came as a PNG. */
const SMALLER = [0.9, 0.75, 0.5]
const MEGABYTE = 1024 * 1024

/**
 * A part of a loaded picture at `size`, px. PNG where the browser cannot write `type`; JPEG where the crop would exceed
 * the limit.
 *
 * @param maxMegabytes an upload may have; exceeded only where no JPEG is small enough
 * @throws when the browser draws nothing, or must not read the picture of another host
 */
export async function drawCrop(
  image: HTMLImageElement,
  rect: ImageRect,
  size: Pixels,
  type: string,
  maxMegabytes: number,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws nothing')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, rect.x, rect.y, rect.width, rect.height, 0, 0, size.width, size.height)
  const write = async (type: string, quality: number) => {
    if (type === 'image/jpeg') {
      // Transparent pixels would turn black.
      context.globalCompositeOperation = 'destination-over'
      context.fillStyle = 'white'
      context.fillRect(0, 0, size.width, size.height)
    }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
    if (!blob) throw new Error('this browser writes no picture')
    return blob
  }
  let blob = await write(type, QUALITY)
  for (const quality of SMALLER) {
    if (blob.size <= maxMegabytes * MEGABYTE) break
    blob = await write('image/jpeg', quality)
  }
  return blob
}
