import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

// What keeps the tree readable: one direction of imports, files about one thing, every screen in the table of contents,
// every Chinese text with its English.

const ROOT = resolve(import.meta.dirname, '..')
const LAYERS = ['domain', 'shared', 'features', 'app', 'main'] as const
/** Across features only these are public: types and rules, words, calls, pickers, and sections of a detail. */
const PUBLIC_OF_FEATURE = /\/(model|fields|api)\.ts$|(Picker|Section)\.tsx$/
/** Data that is long by nature. */
const LONG_DATA = /^mocks\/seed\//
/** Papers of the building site are in Chinese whatever language the screen has; units and fonts are read, not shown. */
const CHINESE_ONLY =
  /features\/procurement\/delivery\/(DeliverNote\.tsx|noteFields\.ts|noteColumns\.ts)$|features\/procurement\/settlement\/(SettlementDocument\.tsx|printColumns\.ts)$|shared\/grid\/units\.ts$|shared\/print\/sheetCss\.ts$/

const files = ['src', 'mocks', 'tests']
  .flatMap((folder) => walk(join(ROOT, folder)))
  .filter((file) => /\.tsx?$/.test(file))
const sources = files.map((file) => ({ path: relative(ROOT, file), text: readFileSync(file, 'utf8') }))
const product = sources.filter(({ path }) => path.startsWith('src/'))

describe('imports', () => {
  const edges = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g)].map((match) => ({
      path,
      to: target(path, match[1] ?? ''),
    })),
  )

  it('go one way: main → app → features → shared → domain', () => {
    const wrong = edges.filter(
      ({ path, to }) => path.startsWith('src/') && to.startsWith('src/') && rank(to) > rank(path),
    )
    expect(wrong).toEqual([])
  })

  it('reach other features only at their public files', () => {
    const wrong = edges.filter(({ path, to }) => {
      const [from, other] = [featureOf(path), featureOf(to)]
      return from !== null && other !== null && from !== other && !PUBLIC_OF_FEATURE.test(to)
    })
    expect(wrong).toEqual([])
  })

  it('of models and fields are domain and other models only', () => {
    const wrong = edges.filter(
      ({ path, to }) =>
        /^src\/features\/\w+\/\w+\/(model|fields)\.ts$/.test(path) && !/^src\/domain\/|\/model\.ts$/.test(to),
    )
    expect(wrong).toEqual([])
  })

  it('of the embedded API are domain and feature models only, and nothing that ships names it', () => {
    const out = edges.filter(
      ({ path, to }) => path.startsWith('mocks/') && to.startsWith('src/') && !/^src\/domain\/|\/model\.ts$/.test(to),
    )
    const into = edges.filter(({ path, to }) => path.startsWith('src/') && !to.startsWith('src/'))
    expect([...out, ...into]).toEqual([])
    expect(product.filter(({ text }) => /__mock|X-Fault/.test(text)).map(({ path }) => path)).toEqual([])
  })
})

describe('files', () => {
  it('are at most 300 lines, data aside', () => {
    const long = sources.filter(({ path, text }) => !LONG_DATA.test(path) && text.split('\n').length > 301)
    expect(long.map(({ path }) => path)).toEqual([])
  })

  it('re-export nothing and have no index', () => {
    const barrels = sources.filter(
      ({ path, text }) => /\/index\.tsx?$/.test(path) || /^export (\*|\{[^}]*\}) from/m.test(text),
    )
    expect(barrels.map(({ path }) => path)).toEqual([])
  })

  it('use no any, no silenced types, no raw HTML, no eval', () => {
    const pattern = /: any\b|\bas any\b|<any>|@ts-ignore|@ts-nocheck|dangerouslySetInnerHTML|\beval\(|new Function\(/
    const wrong = product.filter(
      ({ path, text }) => pattern.test(withoutComments(text)) && path !== 'src/shared/resource.ts',
    )
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  it('give a reason with every suppression', () => {
    const bare = sources.filter(({ text }) => /biome-ignore [\w/]+(?!: \S)(\s|$)/.test(text))
    expect(bare.map(({ path }) => path)).toEqual([])
  })

  it('document every export of domain and shared', () => {
    const bare = product
      .filter(({ path }) => /^src\/(domain|shared)\/.*\.ts$/.test(path) && !path.endsWith('.d.ts'))
      .flatMap(({ path, text }) => undocumented(text).map((name) => `${path}: ${name}`))
    expect(bare).toEqual([])
  })
})

describe('screens', () => {
  const contents = product.find(({ path }) => path === 'src/app/pages.ts')?.text ?? ''
  const names = [...contents.matchAll(/page\(\s*'(\w+)'/g)].map((match) => match[1])

  it('stand in the table of contents once, each of them', () => {
    const loaded = product
      .filter(({ path }) => path !== 'src/main.tsx')
      .flatMap(({ text }) => [...text.matchAll(/import\('#features\/([\w/]+Page)'\)/g)].map((match) => match[1] ?? ''))
    const there = product.flatMap(({ path }) => /^src\/features\/(\w+\/\w+\/\w+Page)\.tsx$/.exec(path)?.[1] ?? [])
    expect([...new Set(loaded)].sort()).toEqual([...there].sort())
    expect(new Set(names).size).toBe(names.length)
  })

  it('are opened by names that exist', () => {
    const calls = product.flatMap(({ text }) => [
      ...[...text.matchAll(/\b(?:go|closeAndGo|canGo|hrefTo)\('(\w+)'/g)].map((match) => match[1]),
      ...[...text.matchAll(/<PageLink\s+name="(\w+)"/g)].map((match) => match[1]),
      ...[...text.matchAll(/open=\{\(\w+\) => \(\{ name: '(\w+)'/g)].map((match) => match[1]),
    ])
    expect(calls.filter((name) => !names.includes(name ?? ''))).toEqual([])
  })
})

describe('words', () => {
  const english = new Map(
    walk(join(ROOT, 'src'))
      .filter((file) => file.endsWith('en.json'))
      .flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)),
  )

  it('in Chinese all have English', () => {
    const missing = product
      .filter(
        ({ path }) =>
          (!CHINESE_ONLY.test(path) && !path.startsWith('src/domain/')) ||
          /^src\/domain\/(rules|documentStatus)\.ts$/.test(path),
      )
      .flatMap(({ path, text }) => chineseTexts(text).map((word) => ({ path, word })))
      .filter(({ word }) => !english.has(word))
    expect(missing).toEqual([])
  })

  it('in English keep the placeholders of the Chinese and hold no Chinese', () => {
    const wrong = [...english].filter(
      ([key, value]) => /[\u3400-\u9fff]/.test(value) || placeholders(key) !== placeholders(value),
    )
    expect(wrong).toEqual([])
  })
})

describe('the project', () => {
  it('names no host of a package registry and no path of a machine', () => {
    const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8')
    expect(lock).not.toMatch(/"resolved": "https?:/)
  })
})

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? walk(join(folder, entry.name)) : [join(folder, entry.name)],
  )
}

function target(path: string, specifier: string): string {
  const alias = /^#(\w+)\/(.*)$/.exec(specifier)
  const folder = alias && (['mocks', 'tests'].includes(alias[1] ?? '') ? alias[1] : `src/${alias[1]}`)
  const base = alias ? `${folder}/${alias[2]}` : relative(ROOT, resolve(ROOT, dirname(path), specifier))
  const known = sources.find((source) => [base, `${base}.ts`, `${base}.tsx`].includes(source.path))
  return known?.path ?? base
}

function rank(path: string): number {
  const layer = /^src\/(\w+)/.exec(path)?.[1] as (typeof LAYERS)[number]
  return LAYERS.indexOf(layer)
}

function featureOf(path: string): string | null {
  return /^src\/features\/(\w+\/\w+)\//.exec(path)?.[1] ?? null
}

/** Exports whose line before is no end of a doc comment. */
function undocumented(text: string): string[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const name = /^export (?:async )?(?:function|const|type|class|let) (\w+)/.exec(line)?.[1]
    const before = lines[index - 1]?.trim() ?? ''
    // A group of constants shares the comment above its first line.
    const isDocumented = before.endsWith('*/') || before.startsWith('// biome-ignore') || /^export const/.test(before)
    return name && !isDocumented ? [name] : []
  })
}

/** Chinese string literals, and templates with their parts as placeholders. Comments and patterns are no texts. */
function chineseTexts(text: string): string[] {
  const code = withoutComments(text)
    .replace(/aliases: \[[^\]]*\]/g, '')
    .replace(/\/(?:[^/\n\\]|\\.)*[\u3400-\u9fff](?:[^/\n\\]|\\.)*\/[a-z]*/g, '')
  const literals = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  )
  const templates = [...code.matchAll(/`((?:[^`\\]|\\.)*)`/g)].map((match) =>
    (match[1] ?? '').replace(/\$\{(\w+)[^}]*\}/g, '{{$1}}'),
  )
  const jsx = [...code.matchAll(/>([^<>{}'"`;=]*[\u3400-\u9fff][^<>{}'"`;=]*)</g)].map((match) =>
    (match[1] ?? '').trim(),
  )
  return [...new Set([...literals, ...templates, ...jsx])].filter((word) => /[\u3400-\u9fff]/.test(word))
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1')
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map((match) => match[1])
    .sort()
    .join()
}
