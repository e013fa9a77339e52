import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Chunk = {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
  isDynamicEntry?: boolean
}

/** The built site. */
export const DIST = join(import.meta.dirname, '../../../dist')
const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

/** The script files that opening these modules loads, imports included. */
export function filesOf(...names: string[]): Set<string> {
  const files = new Set(names.includes('index.html') ? scriptsOfHtml() : [])
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    if (chunk.file.endsWith('.js')) files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const name of names) {
    if (!manifest[name]) throw new Error(`the build has no ${name}`)
    visit(name)
  }
  return files
}

/** The plain scripts of the HTML, which the manifest does not list. */
function scriptsOfHtml(): string[] {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8')
  return [...html.matchAll(/<script src="\/([^"]+)"/g)].map(([, file]) => file as string)
}

/** Sum of the files' sizes as gzip sends them, KiB. */
export function gzipKiB(files: Iterable<string>): number {
  let bytes = 0
  for (const file of files) bytes += gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length
  return bytes / 1024
}

/** The pages of the bundle: every lazily loaded screen. */
export function routeModules(): string[] {
  return Object.keys(manifest).filter((name) => /^src\/features\/.*Page\.tsx$/.test(name))
}

/** The files that each chunk imports at once, by file. */
export function chunkGraph(): Map<string, string[]> {
  const fileOf = (name: string) => manifest[name]?.file ?? name
  return new Map(Object.values(manifest).map(({ file, imports = [] }) => [file, imports.map(fileOf)]))
}
