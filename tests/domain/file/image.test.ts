import { describe, expect, it } from 'vitest'
import { type ImageSize, thumbnail } from '#domain/file/image'

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
    [
      `${host}/a.png?${cut.replaceAll('/', '%2F')}#top`,
      80,
      `${host}/a.png?${cut.replaceAll('/', '%2F')}/resize,m_lfit,w_80,h_80#top`,
    ],
    [
      `${host}/a.png?${cut}/resize,m_fixed,w_375,h_140&v=2`,
      { width: 64, height: 48 },
      `${host}/a.png?${cut}/resize,m_fixed,w_375,h_140/resize,m_fill,w_64,h_48&v=2`,
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
