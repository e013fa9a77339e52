import { HEAD_BYTES, isContentOf, type Pixels, pixelsOf } from '#domain/fileContent'

/**
 * Why the content of a file is not accepted, in Chinese; null when it is: another kind than its name says, or a picture
 * with fewer pixels than `atLeast`. Null as well for a file that cannot be read: sending it reports that.
 */
export async function contentError(file: File, atLeast?: Pixels): Promise<string | null> {
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .then((bytes) => new Uint8Array(bytes))
    .catch(() => null)
  if (!head) return null
  if (!isContentOf(file.name, head)) return '文件内容与扩展名不符，请确认文件没有损坏'
  const pixels = atLeast ? pixelsOf(head) : null
  if (!atLeast || !pixels || (pixels.width >= atLeast.width && pixels.height >= atLeast.height)) return null
  const [wanted, own] = [atLeast, pixels].map(({ width, height }) => `${width}×${height}`)
  return `图片至少${wanted}像素，这张是${own}像素`
}
