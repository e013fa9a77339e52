import type { Change } from './changes'
import type { Disk } from './disk'
import { readText, textOf } from './jsonText'

/**
 * A file of lines beside the whole file: the first names the whole file it continues, each further one is a change. It
 * is appended to, so that a change costs what the change is worth.
 */
export class Journal {
  readonly #disk: Disk
  readonly #path: string
  #handle: number | null = null
  /** Length in bytes of what was written completely. */
  #length = 0
  /** Whether a write failed halfway. */
  #isTorn = false
  #generation = ''
  /** Length in bytes of its first line. */
  #head = 0

  constructor(disk: Disk, path: string) {
    this.#disk = disk
    this.#path = path
  }

  /** The length of its changes in bytes. */
  get size(): number {
    return this.#length - this.#head
  }

  /**
   * Empties the journal and ties it to a new whole file.
   *
   * @throws when the disk fails; then the next line begins it
   */
  begin(generation: string): void {
    this.close()
    this.#generation = generation
    this.#length = 0
    this.#head = 0
    this.#isTorn = false
    this.#disk.closeSync(this.#disk.openSync(this.#path, 'w'))
    this.#handle = this.#disk.openSync(this.#path, 'a')
    try {
      this.#write({ generation })
      this.#head = this.#length
    } catch (error) {
      this.close()
      throw error
    }
  }

  /**
   * Appends a change.
   *
   * @throws when the disk fails; then nothing of it counts
   */
  append(change: Change): void {
    if (this.#handle === null) this.begin(this.#generation)
    this.#write(change)
  }

  /** Waits until the disk has all of it. */
  sync(): void {
    if (this.#handle !== null) this.#disk.fsyncSync(this.#handle)
  }

  close(): void {
    if (this.#handle !== null) this.#disk.closeSync(this.#handle)
    this.#handle = null
  }

  #write(line: object): void {
    const handle = this.#handle ?? 0
    if (this.#isTorn) this.#disk.ftruncateSync(handle, this.#length)
    this.#isTorn = true
    const bytes = Buffer.from(`${textOf(line)}\n`)
    this.#disk.writeFileSync(handle, bytes)
    this.#isTorn = false
    this.#length += bytes.length
  }
}

/**
 * The changes of a journal that continues this whole file; of another one, none. The last line may be torn; the journal
 * is broken when another one cannot be read.
 */
export function changesOf(text: string, generation: string): { changes: Change[]; isBroken: boolean } {
  const [head = '', ...lines] = text.split('\n')
  const named = lineOf(head)
  if (!named || !('generation' in named) || named.generation !== generation) return { changes: [], isBroken: false }
  const changes: Change[] = []
  for (const [index, line] of lines.entries()) {
    const change = lineOf(line)
    if (change && 'lastIds' in change) changes.push(change as Change)
    else return { changes, isBroken: index < lines.length - 1 }
  }
  return { changes, isBroken: false }
}

function lineOf(line: string): object | null {
  try {
    const value = readText(line)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
