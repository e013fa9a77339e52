import { randomUUID } from 'node:crypto'
import { dirname } from 'node:path'
import { isRecord } from '#domain/wire'
import type { State } from './changes'
import type { Disk } from './disk'
import { readText, textOf } from './jsonText'

/** Identifies a file of this product. The version is raised when the shape of the tables changes. */
const KIND = 'supplier-back-office'
const VERSION = 2

/**
 * Writes all data: a temporary file, renamed when the disk has it, so that a reader never sees a partial file. Its new
 * generation is returned: a journal of another generation does not continue it, at whatever point the process ends.
 *
 * @throws when the disk fails; then the former file is as it was
 */
export function writeWhole(disk: Disk, file: string, { lastIds, tables, memories }: State): string {
  const beside = `${file}.tmp`
  const generation = randomUUID()
  const rows = Object.entries(tables).map(([name, map]) => [name, [...map.values()]])
  const entries = Object.entries(memories).map(([name, map]) => [name, [...map]])
  const whole = { tables: Object.fromEntries(rows), memories: Object.fromEntries(entries) }
  try {
    const handle = disk.openSync(beside, 'w')
    try {
      disk.writeFileSync(handle, textOf({ kind: KIND, version: VERSION, generation, lastIds, ...whole }))
      disk.fsyncSync(handle)
    } finally {
      disk.closeSync(handle)
    }
    disk.renameSync(beside, file)
  } catch (error) {
    discard(disk, beside)
    throw error
  }
  syncFolder(disk, dirname(file))
  return generation
}

/**
 * The data of a whole file.
 *
 * @throws when it is no such file
 */
export function readWhole(text: string): { state: State; generation: string } {
  const found = readText(text)
  if (!isRecord(found) || found.kind !== KIND) throw new Error('it is no file of this product')
  if (found.version !== VERSION) throw new Error('it is of another version')
  const { lastIds, tables, memories, generation } = found
  if (!isRecord(lastIds) || !isRecord(tables) || !isRecord(memories)) throw new Error('it is incomplete')
  const rows = Object.entries(tables).map(([name, list]) => {
    return [name, new Map((list as { id: string }[]).map((row) => [row.id, row]))]
  })
  const entries = Object.entries(memories).map(([name, list]) => [name, new Map(list as [string, unknown][])])
  const state = { lastIds, tables: Object.fromEntries(rows), memories: Object.fromEntries(entries) } as State
  return { state, generation: typeof generation === 'string' ? generation : '' }
}

/** Half a file would take the room that the next try needs. */
function discard(disk: Disk, file: string): void {
  try {
    disk.rmSync(file, { force: true })
  } catch {
    // On a disk that is read only: the next try overwrites it.
  }
}

/** The renaming itself survives a power failure only when the folder is written; not every system lets one do so. */
function syncFolder(disk: Disk, folder: string): void {
  try {
    const handle = disk.openSync(folder, 'r')
    try {
      disk.fsyncSync(handle)
    } finally {
      disk.closeSync(handle)
    }
  } catch {
    // The file itself is written.
  }
}
