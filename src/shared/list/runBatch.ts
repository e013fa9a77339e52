import { ApiError } from '#shared/http/ApiError'
import { SYSTEM_ERROR } from '#shared/http/envelope'

/** What became of one row: done, refused or failed with a reason, or not begun. */
export type Outcome = { state: 'open' } | { state: 'done' } | { state: 'failed'; reason: string }

/** Calls that are on their way at once: a browser sends no more than six to one server, and the page needs some. */
const LANES = 3

/**
 * Does one thing to each row and tells what became of each. Stopping lets those that have begun come to their end. A
 * lost session or network ends the run by itself: every further row would fail alike.
 */
export async function runBatch<Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
  { signal, onOutcome }: { signal: AbortSignal; onOutcome: (row: Row, outcome: Outcome) => void },
): Promise<void> {
  const queue = rows.values()
  let isOver = false
  const lane = async () => {
    while (!isOver && !signal.aborted) {
      const { value: row, done } = queue.next()
      if (done) return
      try {
        await act(row)
        onOutcome(row, { state: 'done' })
      } catch (error) {
        onOutcome(row, { state: 'failed', reason: reasonOf(error) })
        if (error instanceof ApiError && ['session', 'network'].includes(error.kind)) isOver = true
      }
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

function reasonOf(error: unknown): string {
  return error instanceof ApiError && error.message ? error.message : SYSTEM_ERROR
}
