import { describe, expect, it } from 'vitest'
import { exifOrientation, isBetter, isPhoto, isWorthDrawing, jpegName, targetSize } from '#shared/upload/photoRules'

describe('the size of a photo after downscaling', () => {
  it.each([
    [4000, 3000, 1920, 1440],
    [3000, 4000, 1440, 1920],
    [1920, 1080, 1920, 1080],
    [800, 600, 800, 600],
    [8000, 3, 1920, 1],
    [0, 0, 1, 1],
  ])('of %i×%i is %i×%i', (width, height, wanted, tall) => {
    expect(targetSize(width, height)).toEqual({ width: wanted, height: tall })
  })
})

describe('a file', () => {
  const KB = 1024
  it.each([
    ['回单.jpg', 3000 * KB, 1, true],
    ['回单.JPEG', 3000 * KB, 1, true],
    ['截图.png', 900 * KB, 1, true],
    ['回单.jpg', 150 * KB, 1, false],
    ['回单.jpg', 150 * KB, 6, true],
    ['质保书.pdf', 3000 * KB, 1, false],
    ['印章.gif', 3000 * KB, 1, false],
  ])('%s of %i bytes with orientation %i is worth re-encoding: %s', (name, size, orientation, expected) => {
    expect(isWorthDrawing({ name, size }, orientation)).toBe(expected)
  })

  it.each([
    [100, 200, 1, true],
    [200, 200, 1, false],
    [300, 200, 1, false],
    [300, 200, 6, true],
    [0, 200, 6, false],
  ])('re-encoded to %i bytes replaces one of %i with orientation %i: %s', (drawn, original, orientation, expected) => {
    expect(isBetter({ size: drawn }, { size: original }, orientation)).toBe(expected)
  })

  it.each([
    ['回单.png', '回单.jpg', true],
    ['a.b.webp', 'a.b.jpg', true],
    ['回单.JPG', '回单.JPG', true],
    ['回单', '回单.jpg', false],
  ])('%s is renamed %s as a JPEG; it is a photo: %s', (name, jpeg, is) => {
    expect([jpegName(name), isPhoto({ name })]).toEqual([jpeg, is])
  })
})

describe('the orientation of a photo', () => {
  /**
   * The first bytes of a JPEG, with an orientation in the given byte order; `before` is put between the start and the
   * Exif part.
   */
  function jpeg(orientation: number, isLittle: boolean, before: number[] = []): Uint8Array {
    const short = (value: number) => (isLittle ? [value, 0] : [0, value])
    const long = (value: number) => (isLittle ? [value, 0, 0, 0] : [0, 0, 0, value])
    const tiff = [
      ...(isLittle ? [0x49, 0x49] : [0x4d, 0x4d]),
      ...short(42),
      ...long(8),
      ...short(2),
      ...[...(isLittle ? [0x0f, 0x01] : [0x01, 0x0f]), ...short(2), ...long(1), ...long(0)],
      ...[...(isLittle ? [0x12, 0x01] : [0x01, 0x12]), ...short(3), ...long(1), ...short(orientation), 0, 0],
    ]
    const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff]
    return new Uint8Array([0xff, 0xd8, ...before, 0xff, 0xe1, 0, exif.length + 2, ...exif, 0xff, 0xda, 0, 2])
  }

  it.each([1, 3, 6, 8])('is read as %i in either byte order, also after another part', (orientation) => {
    const jfif = [0xff, 0xe0, 0, 4, 0, 0]
    expect([
      exifOrientation(jpeg(orientation, true)),
      exifOrientation(jpeg(orientation, false)),
      exifOrientation(jpeg(orientation, true, jfif)),
    ]).toEqual([orientation, orientation, orientation])
  })

  it.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])],
    ['a JPEG without Exif', new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 2])],
    ['an orientation that is none', jpeg(9, true)],
    ['a JPEG that is cut off', jpeg(6, true).slice(0, 30)],
  ])('is upright for %s', (_, bytes) => {
    expect(exifOrientation(bytes)).toBe(1)
  })
})
