import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Node, paths, placeOf, product, ROOT, read, type Source, sources } from './source'

// Each rule returns its violations.

const MAX_LINES = 300
/** Seed data is long by nature. */
const LONG_DATA = /^mocks\/(.*\/)?seed[^/]*\.ts$/
/** A path on a developer's machine; `/home` alone is a page of the product. */
const MACHINE_PATH = /(?<![\w.:-])\/(?:Users|root|work|tmp|home\/\w+)\/[\w.]|\b[A-Z]:\\\\?Users/

/** Files, including styles, that are too long to be about one thing. */
export function longFiles(): string[] {
  return paths
    .filter((path) => /\.(tsx?|css)$/.test(path) && !LONG_DATA.test(path))
    .map((path) => ({ path, lines: codeLines(read(path)) }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ path, lines }) => `${path}: ${lines} lines of code`)
}

/** Lines without blanks and comments, which are free. */
function codeLines(text: string): number {
  return text
    .replace(/^\s*\/\*[\s\S]*?\*\/\s*$/gm, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*\/\//.test(line)).length
}

/** Longest line of a comment, characters. */
const MAX_COMMENT = 120

/** Comments that are wider than the code, or cite a document that is not shipped. */
export function unreadableComments(): string[] {
  return sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => {
      if (!/^\s*(\/\/|\/?\*)/.test(line) || line.includes('biome-ignore')) return []
      const isWide = line.length > MAX_COMMENT && !line.includes('://')
      return isWide || /§\s?\d/.test(line) ? [`${path}:${at + 1}`] : []
    }),
  )
}

/** Files that re-export from others. */
export function barrels(): string[] {
  return sources
    .filter(({ path, body }) => {
      const passesOn = body.some((node) => /^Export(All|Named)Declaration$/.test(node.type) && node.source)
      return /\/index\.tsx?$/.test(path) || (passesOn && !path.startsWith('tests/'))
    })
    .map(({ path }) => path)
}

/** Objects that are spread where they are written, which hides that a list of properties is long. */
export function packedObjects(): string[] {
  return sources.flatMap((source) => [...source.text.matchAll(/\.\.\.\{/g)].map(({ index }) => placeOf(source, index)))
}

/** Suppressions without a reason, and those that silence everything. */
export function bareSuppressions(): string[] {
  const inCode = sources.flatMap((source) =>
    source.comments
      .filter(({ value }) => isBare(value))
      .map(({ value, start }) => `${placeOf(source, start)} ${value.trim()}`),
  )
  const inStyles = paths
    .filter((path) => path.endsWith('.css'))
    .filter((path) => [...read(path).matchAll(/\/\*([\s\S]*?)\*\//g)].some((match) => isBare(match[1] ?? '')))
  return [...inCode, ...inStyles]
}

function isBare(comment: string): boolean {
  const text = comment.trim()
  if (/^@ts-(ignore|nocheck)|^eslint-disable|^(v8|c8|istanbul) ignore/.test(text)) return true
  if (text.startsWith('@ts-expect-error')) return !/^@ts-expect-error\s+\S/.test(text)
  return text.startsWith('biome-ignore') && !/^biome-ignore[\w-]* [\w/]+(\([^)]*\))?: \S/.test(text)
}

/** Raw HTML, and text evaluated as code. */
export function rawCode(): string[] {
  return sources
    .filter(({ path }) => !path.startsWith('tests/'))
    .flatMap((source) =>
      source.nodes.filter(({ node }) => isRawCode(node)).map(({ node }) => placeOf(source, node.start)),
    )
}

/** Methods that the oldest supported browser, Chromium 109, does not have. */
const TOO_NEW = new Set([
  'toSorted',
  'toReversed',
  'toSpliced',
  'isWellFormed',
  'toWellFormed',
  'withResolvers',
  'groupBy',
])

/** Calls of the product that its oldest browser cannot make. */
export function tooNewCalls(): string[] {
  return sources
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap((source) =>
      source.nodes
        .filter(({ node }) => node.type === 'CallExpression' && TOO_NEW.has(methodOf(node)))
        .map(({ node }) => `${placeOf(source, node.start)} ${methodOf(node)}`),
    )
}

function methodOf(node: Node): string {
  const callee = node.callee as { property?: { name?: string } } | undefined
  return callee?.property?.name ?? ''
}

function isRawCode(node: Node): boolean {
  const callee = (node.callee as Node | undefined)?.name
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return callee === 'eval' || callee === 'Function'
  const isHtml = (name: unknown) => (name as Node | undefined)?.name === 'dangerouslySetInnerHTML'
  return (node.type === 'JSXAttribute' && isHtml(node.name)) || (node.type === 'Property' && isHtml(node.key))
}

/** Exports of domain and shared without a doc comment. Constants in one block share the comment above the first. */
export function undocumentedExports(): string[] {
  return product
    .filter(({ path }) => /^src\/(domain|shared)\//.test(path) && !path.endsWith('.d.ts'))
    .flatMap((source) =>
      source.body.flatMap((node, index) => {
        const name = exportedName(node)
        return name !== null && !isDocumented(source, index) ? [`${placeOf(source, node.start)} ${name}`] : []
      }),
    )
}

function exportedName(node: Node): string | null {
  if (node.type === 'ExportDefaultDeclaration') return 'default'
  if (node.type !== 'ExportNamedDeclaration') return null
  const declaration = node.declaration as Node | null
  const first = (declaration?.declarations as Node[] | undefined)?.[0] ?? declaration
  return ((first?.id as Node | undefined)?.name as string | undefined) ?? null
}

function isDocumented(source: Source, index: number): boolean {
  const { text, comments, body } = source
  const [node, before] = [body[index] as Node, body[index - 1]]
  const from = before?.end ?? 0
  if (comments.some(({ type, value, start, end }) => isDoc(type, value) && start >= from && end <= node.start))
    return true
  const isBlock = before && (node.declaration as Node | null)?.type === 'VariableDeclaration' && exportedName(before)
  return Boolean(isBlock && !text.slice(from, node.start).includes('\n\n') && isDocumented(source, index - 1))
}

function isDoc(type: string, value: string): boolean {
  return type === 'Block' && value.startsWith('*')
}

/** Hosts of package registries in the lock file, which would break an installation elsewhere. */
export function registryHosts(): string[] {
  return [...read('package-lock.json').matchAll(/"resolved": "https?:\/\/[^/"]+/g)].map(([match]) => match)
}

/** Paths that exist only on one machine. */
export function machinePaths(): string[] {
  const top = readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !['package-lock.json', '.git'].includes(entry.name))
    .map(({ name }) => name)
  const inCi = readdirSync(join(ROOT, '.ci')).map((name) => `.ci/${name}`)
  return [...top, ...inCi, ...paths]
    .filter((path) => !/\.(png|jpe?g|xlsx|pdf|ico|woff2?)$/.test(path))
    .flatMap((path) => {
      const found = MACHINE_PATH.exec(read(path))
      return found ? [`${path}: ${found[0]}`] : []
    })
}
