import { existsSync } from 'node:fs'
import { basename } from 'node:path'

/** The file of each class name prefix. */
const moduleFiles = new Map<string, string>()

/**
 * `TabHost_pane`: a class name that shows its origin.
 *
 * @throws when two modules have the same file name
 */
export function scopedName(local: string, path: string): string {
  const file = path.replace(/\?.*/, '')
  const name = basename(file, '.module.css')
  const known = moduleFiles.get(name) ?? file
  // A file may be moved while the dev server runs.
  if (known !== file && existsSync(known)) throw new Error(`two CSS modules are named ${name}: ${known}, ${file}`)
  moduleFiles.set(name, file)
  return `${name}_${local}`
}
