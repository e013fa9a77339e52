import { describe, expect, it } from 'vitest'
import { cropped, original } from '#features/common/file/picture/cropUrl'
import type { ImageRect } from '#features/common/file/picture/model'

const host = 'https://images.mall.example'
const fit = 'x-oss-process=image/resize,m_lfit,w_80,h_80'
const cut = 'x-oss-process=image/auto-orient,1/crop,x_10,y_20,w_750,h_280'

describe('cropped pictures', () => {
  const rect = { x: 10.4, y: 19.6, width: 750.2, height: 279.8 }
  const to = { width: 375, height: 140 }

  it.each<[string, ImageRect, { width: number; height: number } | undefined, string]>([
    [`${host}/a.png`, rect, undefined, `${host}/a.png?${cut}`],
    [`${host}/a.png?v=2#top`, rect, undefined, `${host}/a.png?v=2&${cut}#top`],
    ['//IMAGES.mall.example/a.png', rect, undefined, `//IMAGES.mall.example/a.png?${cut}`],
    [`${host}/a.png`, rect, to, `${host}/a.png?${cut}/resize,m_fixed,w_375,h_140`],
    [`${host}/a.png`, rect, { width: 750, height: 280 }, `${host}/a.png?${cut}`],
    [`${host}/a.png`, rect, { width: 1500, height: 560 }, `${host}/a.png?${cut}`],
    [`${host}/a.png?${fit}`, rect, undefined, `${host}/a.png?${cut}`],
    [`${host}/a.png?${cut}`, { ...rect, x: -0.4 }, undefined, `${host}/a.png?${cut.replace('x_10', 'x_0')}`],
  ])('%s, %j to %j', (url, part, size, expected) => {
    expect(cropped(url, part, host, size)).toBe(expected)
  })

  it.each<[string, ImageRect]>([
    ['https://other.example/a.png', rect],
    ['/logo.png', rect],
    ['data:image/png;base64,AAAA', rect],
    [`${host}/a.png`, { ...rect, width: 0.2 }],
  ])('of %s, %j are not made', (url, part) => {
    expect(cropped(url, part, host)).toBeNull()
    expect(cropped(url, part, '')).toBeNull()
  })

  it.each([
    [`${host}/a.png?${cut}`, `${host}/a.png`],
    [`${host}/a.png?v=2&${cut}&w=1#top`, `${host}/a.png?v=2&w=1#top`],
    [`https://other.example/a.png?${cut}`, `https://other.example/a.png?${cut}`],
    ['data:image/png;base64,AA?A', 'data:image/png;base64,AA?A'],
  ])('%s have the original %s', (url, expected) => {
    expect(original(url, host)).toBe(expected)
  })
})
