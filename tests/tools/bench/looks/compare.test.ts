import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { comparePictures } from './compare'

it('one pixel of a slightly other colour differs, and is marked in the difference', () => {
  const { pixels, difference } = comparePictures(pictureOf(), pictureOf({ x: 2, y: 1, grey: 245 }))
  expect(pixels).toBe(1)
  const { data, width } = PNG.sync.read(difference ?? Buffer.alloc(0))
  expect([...data.subarray((width + 2) * 4, (width + 2) * 4 + 3)]).toEqual([255, 0, 0])
})

it('a pixel that is one step lighter or darker does not differ', () => {
  expect(comparePictures(pictureOf(), pictureOf({ x: 2, y: 1, grey: 249 }))).toEqual({ pixels: 0 })
})

it('pictures of the same pixels are equal, however they are packed', () => {
  expect(comparePictures(pictureOf(), pictureOf())).toEqual({ pixels: 0 })
  const packed = PNG.sync.write(PNG.sync.read(pictureOf()), { deflateLevel: 0 })
  expect(packed.equals(pictureOf())).toBe(false)
  expect(comparePictures(pictureOf(), packed)).toEqual({ pixels: 0 })
})

/** A light grey picture of 4 × 3 px, with one pixel of another grey. */
function pictureOf(spot?: { x: number; y: number; grey: number }): Buffer {
  const png = new PNG({ width: 4, height: 3 })
  png.data.fill(250)
  for (let at = 3; at < png.data.length; at += 4) png.data[at] = 255
  if (spot) png.data.fill(spot.grey, (spot.y * 4 + spot.x) * 4, (spot.y * 4 + spot.x) * 4 + 3)
  return PNG.sync.write(png)
}
