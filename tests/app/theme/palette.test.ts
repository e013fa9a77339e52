import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { applyPalette, light } from '#app/theme/palette'

const SRC = new URL('../../../src/', import.meta.url).pathname
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
const read = (name: RegExp) => files.filter((path) => name.test(path)).map((path) => readFileSync(SRC + path, 'utf8'))
const all = (texts: string[], pattern: RegExp) =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))

/** The custom properties that a palette sets, in the order of its colours. */
function properties(): [string, string][] {
  const set: [string, string][] = []
  vi.stubGlobal('document', {
    documentElement: { style: { setProperty: (name: string, value: string) => set.push([name, value]) } },
  })
  applyPalette(light)
  return set
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the colours of a palette', () => {
  it('become custom properties of the document', () => {
    expect(properties()).toContainEqual(['--brand', light.brand])
    expect(properties()).toContainEqual(['--row-chosen-hover', light.rowChosenHover])
    expect(properties()).toHaveLength(Object.keys(light).length)
  })

  it('are all there that the stylesheets read', () => {
    const styles = read(/\.css$/)
    const known = new Set([
      ...properties().map(([name]) => name),
      ...all(styles, /(--[\w-]+):/g),
      ...all(read(/\.tsx?$/), /'(--[\w-]+)'/g),
    ])
    const wanted = [...all(styles, /var\((--[\w-]+)/g)].filter((name) => !name.startsWith('--ant-'))
    expect(wanted.length).toBeGreaterThan(30)
    expect(wanted.filter((name) => !known.has(name))).toEqual([])
  })

  it('are all used', () => {
    const used = all(read(/\.css$/), /var\((--[\w-]+)/g)
    const themed = all(read(/antdTheme\.ts$/), /light\.(\w+)/g)
    const names = Object.keys(light)
    expect(properties().filter(([name], at) => !used.has(name) && !themed.has(names[at] ?? ''))).toEqual([])
  })
})
