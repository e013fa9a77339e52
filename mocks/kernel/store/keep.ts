import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { isRecord } from '#domain/wire'
import { worldNow } from './now'
import { type Dump, dumpStore, loadStore, resetDb } from './store'
import { onTouch } from './table'

/** Identifies a file of this product. The version is raised when the shape of the tables changes. */
const KIND = 'supplier-back-office'
const VERSION = 1
/** Changes within this time (ms) are written together. */
const PAUSE_MS = 500

/**
 * Persists all data in a file: read now, written within a second of a change and when the process ends. A file that
 * cannot be read is renamed, and the demo starts with fresh data. Returns `flush` to write immediately and `stop` to
 * end it.
 */
export function keepStore(file: string): { flush: () => void; stop: () => void } {
  const isRead = readKept(file)
  let timer: NodeJS.Timeout | null = null
  const flush = () => {
    if (timer === null) return
    clearTimeout(timer)
    timer = null
    writeWhole(file, encode(dumpStore()))
  }
  onTouch(() => {
    timer ??= setTimeout(() => {
      try {
        flush()
      } catch (error) {
        console.error(`KEEP: ${file} could not be written`, error)
      }
    }, PAUSE_MS)
  })
  if (!isRead) writeWhole(file, encode(dumpStore()))
  // A signal ends the process without the `exit` event unless a handler calls `exit`.
  const interrupt = () => process.exit(130)
  const terminate = () => process.exit(143)
  process.once('exit', flush).once('SIGINT', interrupt).once('SIGTERM', terminate)
  const stop = () => {
    flush()
    onTouch(() => undefined)
    process.off('exit', flush).off('SIGINT', interrupt).off('SIGTERM', terminate)
  }
  return { flush, stop }
}

/** Loads the file; false when it is missing or unusable. */
function readKept(file: string): boolean {
  if (!existsSync(file)) return false
  try {
    loadStore(decode(readFileSync(file, 'utf8')))
    return true
  } catch (error) {
    resetDb()
    const aside = asideName(file)
    renameSync(file, aside)
    const why = error instanceof Error ? error.message : String(error)
    console.warn(`KEEP: ${file} cannot be used (${why}). It is now ${aside}; the demo starts afresh.`)
    return false
  }
}

function asideName(file: string): string {
  const name = `${file}.aside-${worldNow().replace(/\D/g, '')}`
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? name : `${name}-${count}`
    if (!existsSync(free)) return free
  }
}

/** Writes a temporary file and renames it, so that a reader never sees a partial file. */
function writeWhole(file: string, text: string): void {
  const beside = `${file}.tmp`
  const handle = openSync(beside, 'w')
  try {
    writeFileSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(beside, file)
}

function encode(dump: Dump): string {
  return JSON.stringify({ kind: KIND, version: VERSION, ...dump }, (_name, value) =>
    value instanceof Uint8Array ? { $bytes: Buffer.from(value).toString('base64') } : value,
  )
}

function decode(text: string): Dump {
  const found: unknown = JSON.parse(text, (_name, value) =>
    isRecord(value) && typeof value.$bytes === 'string' ? new Uint8Array(Buffer.from(value.$bytes, 'base64')) : value,
  )
  if (!isRecord(found) || found.kind !== KIND) throw new Error('it is no file of this product')
  if (found.version !== VERSION) throw new Error('it is of another version')
  if (!isRecord(found.lastIds) || !isRecord(found.tables) || !isRecord(found.memories)) {
    throw new Error('it is incomplete')
  }
  return found as Dump
}
