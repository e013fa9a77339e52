import { ApiError } from '#shared/http/ApiError'
import { errorMessage } from '#shared/http/errorText'

/** The outcome of one row: done, failed with a reason, or not started. */
export type Outcome = { state: 'open' } | { state: 'done' } | { state: 'failed'; reason: string }

/** Calls that are on their way at once: a browser sends no more than six to one server, and the page needs some. */
const LANES = 3

/**
 * Does one thing to each row and reports the outcome of each. Stopping lets the started ones finish. A lost session or
 * network ends the run: every further row would fail too.
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
        onOutcome(row, { state: 'failed', reason: errorMessage(error) })
        if (error instanceof ApiError && ['session', 'network'].includes(error.kind)) isOver = true
      }
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}
