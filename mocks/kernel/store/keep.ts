import fs, { existsSync, readFileSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from '#mocks/kernel/startError'
import { type State, withChanges } from './changes'
import { changesOf, Journal } from './journal'
import { Keeper, type Keeping, reasonOf } from './keeper'
import { worldNow } from './now'
import { loadStore, onCommit, resetDb, storeState } from './store'
import { onTouch } from './table'
import { readWhole } from './wholeFile'

const LARGEST_JOURNAL = 8 * 1024 * 1024

let keeper: Keeper | null = null

/** Writes what a request changed before it is answered. */
export function settleChanges(): void {
  keeper?.settle()
}

/**
 * Persists all data in a file and in a journal beside it (`FILE.journal`): both are read now, a change is written
 * before it is answered, and the journal is merged into the file at a start, at an end, and when it is long. A file of
 * other content is renamed, and the demo starts with fresh data. Returns `flush` to write immediately and `stop` to end
 * it.
 *
 * @throws StartError when the file cannot be read or written
 */
export function keepStore(
  file: string,
  { isSync = false, disk = fs, largestJournal = LARGEST_JOURNAL }: Partial<Omit<Keeping, 'file'>> = {},
): { flush: () => boolean; stop: () => void } {
  const keeping = open({ file, disk, isSync, largestJournal })
  keeper = keeping
  onTouch(keeping.touch)
  onCommit(keeping.commit)
  // A signal ends the process without the `exit` event unless a handler calls `exit`.
  const interrupt = () => process.exit(130)
  const terminate = () => process.exit(143)
  process.once('exit', keeping.end).once('SIGINT', interrupt).once('SIGTERM', terminate)
  const stop = () => {
    keeping.end()
    keeper = null
    onTouch(() => undefined)
    onCommit(() => undefined)
    process.off('exit', keeping.end).off('SIGINT', interrupt).off('SIGTERM', terminate)
  }
  return { flush: keeping.flush, stop }
}

/** The data of a file and of the journal that continues it; null without a file. */
export function readFiles(file: string): { state: State; isBroken: boolean } | null {
  if (!existsSync(file)) return null
  const { state, generation } = readWhole(readFileSync(file, 'utf8'))
  const text = existsSync(journalOf(file)) ? readFileSync(journalOf(file), 'utf8') : ''
  const { changes, isBroken } = changesOf(text, generation)
  return { state: withChanges(state, changes), isBroken }
}

function journalOf(file: string): string {
  return `${file}.journal`
}

/** Loads the files, and begins new ones with their data. */
function open(keeping: Keeping): Keeper {
  const { file, disk } = keeping
  if (!existsSync(dirname(file))) throw new StartError(`KEEP: folder ${dirname(file)} does not exist`)
  if (existsSync(file) && !statSync(file).isFile()) throw new StartError(`KEEP: ${file} is not a file`)
  try {
    load(file)
    const keeper = new Keeper(keeping, new Journal(disk, journalOf(file)), storeState())
    keeper.writeWhole()
    return keeper
  } catch (error) {
    throw new StartError(`KEEP: ${file} cannot be read and written (${reasonOf(error)})`)
  }
}

/** Loads the files, or leaves the fresh demo. */
function load(file: string): void {
  try {
    const found = readFiles(file)
    if (!found) return
    loadStore(found.state)
    if (!found.isBroken) return
    const aside = setAside(file, journalOf(file))
    console.warn(
      `KEEP: a line of ${journalOf(file)} cannot be read. It is now ${aside}; what follows the line is left out.`,
    )
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error
    resetDb()
    const aside = setAside(file, file, journalOf(file))
    console.warn(`KEEP: ${file} cannot be used (${reasonOf(error)}). It is now ${aside}; the demo starts afresh.`)
  }
}

/** Renames files to a free name of this moment, which is returned. */
function setAside(file: string, ...present: string[]): string {
  const name = `${file}.aside-${worldNow().replace(/\D/g, '')}`
  const asideOf = (path: string, count: number) => `${name}${count > 1 ? `-${count}` : ''}${path.slice(file.length)}`
  let count = 1
  while (present.some((path) => existsSync(asideOf(path, count)))) count += 1
  for (const path of present) if (existsSync(path)) renameSync(path, asideOf(path, count))
  return asideOf(present[0] ?? file, count)
}
