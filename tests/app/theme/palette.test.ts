import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { paletteCss, palettes } from '#app/theme/palette'

const SRC = new URL('../../../src/', import.meta.url).pathname
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
const read = (name: RegExp) => files.filter((path) => name.test(path)).map((path) => readFileSync(SRC + path, 'utf8'))
const all = (texts: string[], pattern: RegExp) =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))

/** The custom properties of each rule of the style sheet, by its media query and selector. */
const rules = new Map(
  paletteCss()
    .split('\n')
    .map((rule) => {
      const [, selector = '', body = ''] = /^(.*)\{([^{}]*)\}+$/.exec(rule) ?? []
      return [selector, new Map(body.split(';').map((line) => line.split(/:(.*)/, 2) as [string, string]))]
    }),
)
const light = rules.get(':root')
const dark = rules.get('@media screen{:root[data-theme="dark"]')
const unknown = rules.get('@media screen and (prefers-color-scheme:dark){:root:not([data-theme])')

describe('the palette style sheet', () => {
  it('holds each colour of both palettes as a custom property, dark on screens only', () => {
    expect(light?.get('--row-chosen-hover')).toBe(palettes.light.rowChosenHover)
    expect(dark?.get('--row-chosen-hover')).toBe(palettes.dark.rowChosenHover)
    expect([...(dark?.keys() ?? [])]).toEqual([...(light?.keys() ?? [])])
    expect(light?.size).toBe(Object.keys(palettes.light).length + 1)
    expect([light?.get('color-scheme'), dark?.get('color-scheme')]).toEqual(['light', 'dark'])
  })

  it('follows the system until a script has set the theme', () => {
    expect(unknown).toEqual(dark)
    expect(rules.size).toBe(3)
  })
})

describe('the colours of the palettes', () => {
  it('include every colour that the style sheets read', () => {
    const styles = read(/\.css$/)
    const known = new Set([
      ...(light?.keys() ?? []),
      ...all(styles, /(--[\w-]+):/g),
      ...all(read(/\.tsx?$/), /'(--[\w-]+)'/g),
    ])
    const wanted = [...all([...styles, ...read(/^(?!shared\/print).*\.tsx$/)], /var\((--[\w-]+)/g)].filter(
      (name) => !name.startsWith('--ant-'),
    )
    expect(wanted.length).toBeGreaterThan(30)
    expect(wanted.filter((name) => !known.has(name))).toEqual([])
  })

  it('are all used', () => {
    const used = all(read(/\.(css|tsx)$/), /var\((--[\w-]+)/g)
    const themed = all(read(/antdTheme\.ts$/), /palette\.(\w+)/g)
    const names = Object.keys(palettes.light)
    const properties = [...(light?.keys() ?? [])].slice(1)
    expect(properties.filter((name, at) => !used.has(name) && !themed.has(names[at] ?? ''))).toEqual([])
  })
})
