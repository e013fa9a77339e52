import { changeBetween, countsOf, type State } from './changes'
import type { Disk } from './disk'
import type { Journal } from './journal'
import { storeState } from './store'
import { Unkept, Unsynced } from './unkept'
import { writeWhole } from './wholeFile'

/** What is written reaches the disk within this time, ms; changes that no request makes are written as late. */
const PAUSE_MS = 50
/** Pauses between tries on a disk that fails: each twice the one before. */
const FIRST_RETRY_MS = 100
const LAST_RETRY_MS = 5_000
/** Tries at the end of the process, and the pause between them. */
const LAST_TRIES = 5
const LAST_PAUSE_MS = 200

/** How data are kept. */
export type Keeping = {
  file: string
  disk: Disk
  /** Whether a change waits for the disk, not only for the operating system. */
  isSync: boolean
  /** A longer journal is merged into the whole file, bytes. */
  largestJournal: number
}

/**
 * Writes every change to the journal, and now and then all data to the whole file. A change is written before it is
 * answered, so that a killed process loses none; on a disk that fails it is rolled back and refused. What changes
 * besides (sessions, steps by the clock) stays in memory and is tried again until it is written.
 */
export class Keeper {
  readonly #keeping: Keeping
  readonly #journal: Journal
  /** The data as they are in the files. */
  #written: State
  /** Whether the disk has all that was written. */
  #isSynced = true
  /** Whether the journal can no longer be trusted, as after a failed sync. */
  #isWholeDue = false
  #timer: NodeJS.Timeout | null = null
  /** Failed tries in a row. */
  #failures = 0
  #isEnded = false
  /** A longer journal is merged, bytes. */
  #mergedAbove: number

  constructor(keeping: Keeping, journal: Journal, written: State) {
    this.#keeping = keeping
    this.#journal = journal
    this.#written = written
    this.#mergedAbove = keeping.largestJournal
  }

  /**
   * Writes a change before it is answered.
   *
   * @throws Unkept when it cannot; between two tries at once, so that requests do not wait for a broken disk
   */
  readonly commit = (): void => {
    if ((this.#failures > 0 && this.#timer) || !this.#attempt(false)) throw new Unkept()
  }

  /**
   * Writes what a request changed besides, such as its session, and waits for the disk where that is asked for.
   *
   * @throws Unsynced when a change is written, but the disk fails to confirm it
   */
  readonly settle = (): void => {
    if (this.#failures > 0 || !this.#timer) return
    const isWritten = this.#attempt(this.#keeping.isSync)
    if (!isWritten && this.#isWholeDue) throw new Unsynced()
  }

  /** Sees to it that a change is on the disk soon. */
  readonly touch = (): void => {
    this.#timer ??= setTimeout(this.#turn, this.#failures > 0 ? retryPause(this.#failures) : PAUSE_MS).unref()
  }

  /** Writes everything now; false when the disk fails. */
  readonly flush = (): boolean => {
    this.#cancel()
    const isWritten = this.#attempt(true)
    if (isWritten) this.#cancel()
    return isWritten
  }

  /** Ends the keeping: tries a few times, then says what is lost. */
  readonly end = (): void => {
    if (this.#isEnded) return
    this.#isEnded = true
    for (let turn = 1; !this.flush(); turn += 1) {
      if (turn === LAST_TRIES) {
        this.#cancel()
        const lost = countsOf(changeBetween(this.#written, storeState()) ?? {}).map(
          ([name, count]) => `${count} of ${name}`,
        )
        console.error(`KEEP: the last changes could not be written and are lost: ${lost.join(', ') || 'none'}.`)
        break
      }
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LAST_PAUSE_MS)
    }
    if (this.#failures === 0) this.#merge(0)
    this.#journal.close()
  }

  /**
   * Writes all data to the whole file and empties the journal.
   *
   * @throws when the disk fails
   */
  readonly writeWhole = (): void => {
    const now = storeState()
    const { disk, file } = this.#keeping
    const generation = writeWhole(disk, file, now)
    this.#written = now
    this.#isSynced = true
    this.#isWholeDue = false
    this.#journal.begin(generation)
  }

  readonly #turn = (): void => {
    this.#timer = null
    if (this.#attempt(true)) this.#merge(this.#mergedAbove)
  }

  #attempt(isSync: boolean): boolean {
    try {
      this.#write()
      if (isSync) this.#sync()
    } catch (error) {
      this.#failed(error)
      return false
    }
    if (this.#failures > 0) {
      this.#failures = 0
      this.#cancel()
      console.warn(`KEEP: ${this.#keeping.file} is written again.`)
    }
    if (!this.#isSynced) this.touch()
    return true
  }

  #write(): void {
    if (this.#isWholeDue) {
      this.writeWhole()
      return
    }
    const now = storeState()
    const change = changeBetween(this.#written, now)
    // After a failure an empty change tells whether the disk works again.
    if (change === null && this.#failures === 0) return
    this.#journal.append(change ?? { lastIds: now.lastIds })
    this.#written = now
    this.#isSynced = false
  }

  #sync(): void {
    if (this.#isSynced) return
    this.#isWholeDue = true
    this.#journal.sync()
    this.#isWholeDue = false
    this.#isSynced = true
  }

  /** Merges a long journal into the whole file. When that fails, the journal still has everything, and grows longer. */
  #merge(longest: number): void {
    if (this.#journal.size <= longest) return
    try {
      this.writeWhole()
      this.#mergedAbove = this.#keeping.largestJournal
    } catch {
      this.#mergedAbove = 2 * this.#journal.size
    }
  }

  #failed(error: unknown): void {
    this.#failures += 1
    if (this.#failures === 1) {
      const { file } = this.#keeping
      console.error(`KEEP: ${file} cannot be written (${reasonOf(error)}). Changes are refused until it can be again.`)
    }
    this.#cancel()
    this.touch()
  }

  #cancel(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }
}

/** Why a file operation failed, in one line. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.split(', ')[0] ?? '') : String(error)
}

function retryPause(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS)
}
