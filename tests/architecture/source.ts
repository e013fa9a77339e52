import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'vite'

/** A node of a syntax tree (ESTree with TypeScript). */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** An import: the file's path from the root, or the name of a package. */
export type Import = { to: string; specifier: string; isPackage: boolean; isDynamic: boolean }

/** A comment: its text without marks, and its start and end. */
type Comment = { type: 'Line' | 'Block'; value: string; start: number; end: number }

/** A parsed source file. `nodes` is the whole tree, each node with its ancestors. */
export type Source = {
  path: string
  text: string
  body: Node[]
  comments: Comment[]
  nodes: { node: Node; parents: Node[] }[]
  imports: Import[]
}

export const ROOT = resolve(import.meta.dirname, '../..')
const FOLDERS = ['src', 'mocks', 'tests']

/** Paths of all files of the three folders, from the root. */
export const paths: string[] = FOLDERS.flatMap((folder) => walk(join(ROOT, folder))).map((file) => relative(ROOT, file))
const known = new Set(paths)

/** Every TypeScript file. */
export const sources: Source[] = paths.filter((path) => /\.tsx?$/.test(path)).map(parse)
/** The product's own files. */
export const product = sources.filter(({ path }) => path.startsWith('src/'))

/** The text of any file, by its path from the root. */
export function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

/** Module and feature of a file in a feature, e.g. `procurement/contract`. */
export function featureOf(path: string): string | null {
  return /^src\/features\/(\w+\/\w+)\//.exec(path)?.[1] ?? null
}

/** Line of an offset, from 1. */
export function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}

/** An offset as path and line, clickable in an editor. */
export function placeOf({ path, text }: Pick<Source, 'path' | 'text'>, at: number): string {
  return `${path}:${lineOf(text, at)}`
}

function parse(path: string): Source {
  const text = read(path)
  const { program, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const nodes: Source['nodes'] = []
  collect(program as unknown as Node, [], nodes)
  const imports = nodes.flatMap(({ node }) => importOf(node, path))
  return { path, text, body: program.body as unknown as Node[], comments, nodes, imports }
}

function collect(node: Node, parents: Node[], nodes: Source['nodes']) {
  nodes.push({ node, parents })
  const above = [...parents, node]
  for (const key in node) {
    const value = node[key]
    if (Array.isArray(value)) for (const one of value) isNode(one) && collect(one, above, nodes)
    else if (isNode(value)) collect(value, above, nodes)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

/** `import`, `export … from`, `import()` and `import('…').Type`. */
function importOf(node: Node, path: string): Import[] {
  const isDynamic = node.type === 'ImportExpression'
  const isStatic = /^(Import|ExportNamed|ExportAll)Declaration$|^TSImportType$/.test(node.type)
  const specifier = isDynamic || isStatic ? (node.source as { value?: unknown } | null)?.value : null
  if (typeof specifier !== 'string') return []
  const to = target(path, specifier)
  return [{ to: to ?? specifier, specifier, isPackage: to === null, isDynamic }]
}

/** The file behind a specifier; null for a package. */
function target(path: string, specifier: string): string | null {
  const alias = /^#(\w+)\/(.*)$/.exec(specifier)
  if (!alias && !specifier.startsWith('.')) return null
  const folder = alias && (FOLDERS.includes(alias[1] ?? '') ? alias[1] : `src/${alias[1]}`)
  const base = alias ? `${folder}/${alias[2]}` : relative(ROOT, resolve(ROOT, dirname(path), specifier))
  return [base, `${base}.ts`, `${base}.tsx`].find((one) => known.has(one)) ?? base
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? walk(join(folder, entry.name)) : [join(folder, entry.name)],
  )
}
