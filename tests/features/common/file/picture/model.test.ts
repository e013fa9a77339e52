import { describe, expect, it } from 'vitest'
import {
  croppedName,
  croppedSize,
  isAnimated,
  largestSelection,
  nameAt,
  needsCrop,
  rectOf,
  sizeMismatch,
  typeOf,
} from '#features/common/file/picture/model'

const box = (width: number, height: number) => ({ width, height })
const banner = box(750, 280)

describe('a picture of another size than wanted', () => {
  it.each([
    [banner, false],
    [box(1500, 560), false],
    [box(375, 140), false],
    [box(757, 280), false],
    [box(758, 280), true],
    [box(742, 280), true],
    [box(1503, 561), true],
    [box(8000, 6000), true],
  ])('%j is cropped when chosen: %s', (actual, expected) => {
    expect(needsCrop(actual, banner)).toBe(expected)
  })

  it.each([
    [banner, null],
    [box(1500, 560), null],
    [box(764, 280), null],
    [box(766, 280), 'ratio'],
    [box(750, 750), 'ratio'],
    [box(375, 140), 'small'],
    [box(750, 279), 'small'],
    [box(8000, 2987), null],
  ])('%j is reported as %s', (actual, expected) => {
    expect(sizeMismatch(actual, banner)).toBe(expected)
  })
})

describe('the part that is cut out', () => {
  it.each([
    [box(1000, 1000), banner, { x: 0, y: 313, width: 1000, height: 373 }],
    [box(8000, 2000), banner, { x: 1321, y: 0, width: 5357, height: 2000 }],
    [banner, banner, { x: 0, y: 0, width: 750, height: 280 }],
    [box(1, 1), banner, { x: 0, y: 0, width: 1, height: 1 }],
  ])('of %j for %j is at first %j', (actual, wanted, expected) => {
    expect(rectOf(largestSelection(actual, wanted), actual)).toEqual(expected)
  })

  it('stays inside the picture, and has a pixel at least', () => {
    const selection = { x: 60, y: -5, width: 50.4, height: 0 }
    expect(rectOf(selection, box(101, 10))).toEqual({ x: 50, y: 0, width: 51, height: 1 })
  })

  it.each([
    [box(5357, 2000), banner],
    [banner, banner],
    [box(300, 112), box(300, 112)],
    [box(750, 279), box(750, 279)],
  ])('of %j gives a picture of %j', (rect, expected) => {
    expect(croppedSize({ ...rect }, banner)).toEqual(expected)
  })
})

describe('the file of a crop', () => {
  it.each([
    ['招牌.jpg', 'image/jpeg', 'image/jpeg', '招牌.jpg'],
    ['a.b.JPEG', 'image/jpeg', 'image/jpeg', 'a.b.JPEG'],
    ['a.png', 'image/png', 'image/png', 'a.png'],
    ['a.webp', 'image/webp', 'image/png', 'a.png'],
    ['a.gif', 'image/gif', 'image/png', 'a.png'],
    ['a.bmp', 'image/bmp', 'image/jpeg', 'a.jpg'],
    ['noending', 'image/png', 'image/png', 'noending'],
  ])('%s asks for %s, and written as %s is %s', (name, wanted, written, expected) => {
    expect(typeOf(name)).toBe(wanted)
    expect(croppedName(name, written)).toBe(expected)
  })

  it.each([
    ['https://images.mall.example/shop/%E6%8B%9B%E7%89%8C.jpg?v=2#top', '招牌.jpg'],
    ['/files/a.PNG', 'a.PNG'],
    ['/files/%E6.png', '%E6.png'],
    ['/files/content', 'picture.png'],
    ['data:image/svg+xml,%3Csvg/a.jpg', 'picture.png'],
  ])('at %s is named %s', (url, expected) => {
    expect(nameAt(url)).toBe(expected)
  })
})

describe('an animation', () => {
  const bytes = (...parts: (string | number[])[]) =>
    Uint8Array.from(
      parts.flatMap((part) => (typeof part === 'string' ? [...part].map((one) => one.charCodeAt(0)) : part)),
    )
  const frame = [0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 1, 2, 3]
  it.each([
    ['a GIF with two frames', bytes('GIF89a', frame, frame), true],
    ['a GIF with one frame', bytes('GIF89a', frame, [0x21, 0xf9, 3]), false],
    ['a WebP with the flag', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0], [0x12]), true],
    ['a WebP without the flag', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0], [0x10]), false],
    ['a PNG', bytes('\x89PNG', frame, frame), false],
    ['nothing', bytes(), false],
  ])('%s: %s', (_name, content, expected) => {
    expect(isAnimated(content)).toBe(expected)
  })
})
