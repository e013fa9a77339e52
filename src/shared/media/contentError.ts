import { HEAD_BYTES, isContentOf, type Pixels, pixelsOf } from '#domain/file/fileContent'

/**
 * Why the content of a file is not accepted, in Chinese; null when it is: another kind than its name says, or a picture
 * with fewer pixels than `atLeast` or other ones than `exactly`. Null as well for a file that cannot be read: sending
 * it reports that.
 */
export async function contentError(file: File, atLeast?: Pixels, exactly?: Pixels): Promise<string | null> {
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .then((bytes) => new Uint8Array(bytes))
    .catch(() => null)
  if (!head) return null
  if (!isContentOf(file.name, head)) return '文件内容与扩展名不符，请确认文件没有损坏'
  const pixels = (atLeast || exactly) && pixelsOf(head)
  if (!pixels) return null
  return pixelError(pixels, exactly) ?? leastError(pixels, atLeast)
}

/** Why a picture is not accepted where exact pixels are required, in Chinese; null when it is. */
export function pixelError(pixels: Pixels, exactly: Pixels | undefined): string | null {
  if (!exactly) return null
  const [wanted, own] = [exactly, pixels].map(sizeText)
  return wanted === own ? null : `图片应为${wanted}像素，这张是${own}像素`
}

/** Why a picture is not accepted where a minimum of pixels is required, in Chinese; null when it is. */
export function leastError(pixels: Pixels, atLeast: Pixels | undefined): string | null {
  if (!atLeast || (pixels.width >= atLeast.width && pixels.height >= atLeast.height)) return null
  const [wanted, own] = [atLeast, pixels].map(sizeText)
  return `图片至少${wanted}像素，这张是${own}像素`
}

function sizeText({ width, height }: Pixels): string {
  return `${width}×${height}`
}
