import type { Pixels } from '#domain/fileContent'
import type { ImageRect } from './model'

/** Quality of a JPEG crop. */
const QUALITY = 0.9

/**
 * A part of a loaded picture at `size`, px. PNG where the browser cannot write `type`.
 *
 * @throws when the browser draws nothing, or must not read the picture of another host
 */
export async function drawCrop(image: HTMLImageElement, rect: ImageRect, size: Pixels, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws nothing')
  if (type === 'image/jpeg') {
    // Transparent pixels would turn black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, size.width, size.height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, rect.x, rect.y, rect.width, rect.height, 0, 0, size.width, size.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  if (!blob) throw new Error('this browser writes no picture')
  return blob
}
