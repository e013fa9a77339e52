import { describe, expect, it } from 'vitest'
import { cropped, type ImageRect, type ImageSize, original, thumbnail } from '#domain/image'

const host = 'https://images.mall.example'
const fit = 'x-oss-process=image/resize,m_lfit,w_80,h_80'
const cut = 'x-oss-process=image/auto-orient,1/crop,x_10,y_20,w_750,h_280'

describe('scaled pictures', () => {
  it.each<[string, ImageSize, string]>([
    [`${host}/a.png`, 80, `${host}/a.png?${fit}`],
    [`${host}/a.png?v=2`, 80, `${host}/a.png?v=2&${fit}`],
    [`${host}/a.png#top`, 80, `${host}/a.png?${fit}#top`],
    ['//IMAGES.mall.example/a.png', 80, `//IMAGES.mall.example/a.png?${fit}`],
    [`${host}/a.png`, { width: 320, height: 180.4 }, `${host}/a.png?x-oss-process=image/resize,m_fill,w_320,h_180`],
    [`${host}/a.png?${cut}`, 80, `${host}/a.png?${cut}/resize,m_lfit,w_80,h_80`],
    [`${host}/a.png?${cut.replaceAll('/', '%2F')}#top`, 80, `${host}/a.png?${cut}/resize,m_lfit,w_80,h_80#top`],
    [
      `${host}/a.png?${cut}/resize,m_fixed,w_375,h_140&v=2`,
      { width: 64, height: 48 },
      `${host}/a.png?v=2&${cut}/resize,m_fixed,w_375,h_140/resize,m_fill,w_64,h_48`,
    ],
  ])('%s at %j', (url, size, expected) => {
    expect(thumbnail(url, size, host)).toBe(expected)
    expect(thumbnail(url, size, 'images.mall.example')).toBe(expected)
  })

  it.each([
    'https://other.example/a.png',
    'https://images.mall.example.evil.example/a.png',
    'https://other.example/?u=https://images.mall.example/a.png',
    '/logo.svg',
    'data:image/svg+xml;base64,AAAA',
    `${host}/a.png?${fit}`,
    `${host}/a.png?x-oss-process=style/small`,
    `${host}/a.png?${cut}/resize,m_lfit,w_80,h_80`,
    '',
  ])('%s stays as it is', (url) => {
    expect(thumbnail(url, 80, host)).toBe(url)
  })

  it('scale nothing when no image host is configured', () => {
    expect(thumbnail('/a.png', 80, '')).toBe('/a.png')
    expect(thumbnail(`${host}/a.png`, 80, '')).toBe(`${host}/a.png`)
  })
})

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
