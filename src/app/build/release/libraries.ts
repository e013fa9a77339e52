import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { mitText } from './licences.ts'

const require = createRequire(import.meta.url)

/** A library whose code is in the bundle. `texts` are its licence and notices, each with the name of its file. */
export type BundledLibrary = { name: string; version: string; licence: string; texts: { file: string; text: string }[] }

/** Code that the build itself brings, by the names of its modules, which are no files. */
const MADE_BY: readonly [module: RegExp, name: string][] = [
  [/^\0?vite\//, 'vite'],
  [/^\0?rolldown\/|^\0?@oxc-project\+runtime/, 'rolldown'],
  [/^\0?virtual:antd\//, 'antd'],
]

/** The folder of the library that a module of the bundle comes from; null for the product's own. */
export function libraryFolder(module: string): string | null {
  const path = module.replace(/^\0/, '').replace(/\?.*$/, '').replaceAll('\\', '/')
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path) ?? []
  if (folder) return folder
  const [, name] = MADE_BY.find(([made]) => made.test(module)) ?? []
  return name ? folderOf(name) : null
}

/** Where a library is, also one that does not export its `package.json`. */
function folderOf(name: string): string {
  const paths = require.resolve.paths(name) ?? []
  const found = paths.map((path) => join(path, name)).find((folder) => filesIn(folder).includes('package.json'))
  if (!found) throw new Error(`no package ${name}`)
  return found.replaceAll('\\', '/')
}

/**
 * What a library says of itself.
 *
 * @throws an error that names it where it says no licence, or brings no text of one
 */
export function readLibrary(folder: string): BundledLibrary {
  const { name, version, license, licenses, author, contributors } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const licence: unknown = typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type)
  if (typeof licence !== 'string') throw new Error(`${name} names no licence`)
  const texts = textsIn(folder)
  if (texts.length === 0) {
    const text =
      textInReadme(folder) ?? (licence === 'MIT' ? mitText(holderOf(author ?? contributors?.[0], name)) : null)
    if (text === null) throw new Error(`${name} brings no text of its licence, ${licence}`)
    texts.push({ file: 'LICENSE', text })
  }
  return { name, version, licence, texts }
}

const TEXT = /^(?:[\w]+-)?(?:licen[cs]es?|copying|notice|copyright\w*)(?:[.-].*)?$/i

/** The texts of a library: beside its `package.json`, and in a folder of licences. */
function textsIn(folder: string): BundledLibrary['texts'] {
  return filesIn(folder)
    .filter((file) => TEXT.test(file) && !/\.(?:[cm]?[jt]sx?|json|map)$/i.test(file))
    .sort((a, b) => (a < b ? -1 : 1))
    .flatMap((file) => {
      const inside = filesIn(join(folder, file)).sort()
      const files = inside.length > 0 ? inside.map((one) => join(file, one)) : [file]
      return files.map((one) => ({ file: basename(one), text: readFileSync(join(folder, one), 'utf8').trim() }))
    })
}

/** The licence that a library brings at the end of its README. */
function textInReadme(folder: string): string | null {
  const file = filesIn(folder).find((name) => /^readme/i.test(name))
  const readme = file ? readFileSync(join(folder, file), 'utf8') : ''
  const [, text] = /^#+ +licen[cs]e\s*$([\s\S]+)/im.exec(readme) ?? []
  return text && /copyright/i.test(text) && /permission is hereby granted/i.test(text)
    ? text.trim().replaceAll('&lt;', '<').replaceAll('&gt;', '>')
    : null
}

function holderOf(person: unknown, name: string): string {
  const said = typeof person === 'string' ? person : (person as { name?: string } | undefined)?.name
  return said ? said.replace(/\s*[<(].*$/, '') : `the authors of ${name}`
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** The libraries of some modules, each once, by name and version. */
export function librariesOf(modules: Iterable<string>): BundledLibrary[] {
  const folders = new Set([...modules].map(libraryFolder).filter((folder) => folder !== null))
  const libraries = new Map([...folders].map(readLibrary).map((one) => [`${one.name} ${one.version}`, one]))
  return [...libraries.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

function keyOf({ name, version }: BundledLibrary): string {
  return `${name.replace('@', '')} ${version}`
}
