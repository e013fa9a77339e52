import { ApiError } from '#shared/http/ApiError'
import { errorMessage } from '#shared/http/errorText'

/** The outcome of one row: done, failed with a reason, or not started. */
export type Outcome = { state: 'open' } | { state: 'done' } | { state: 'failed'; reason: string }

/** Parallel requests: a browser allows six per server, and the page needs some. */
const LANES = 3

/**
 * Runs one mutation per row and reports each outcome. Stopping lets running requests finish. Session expiry or a
 * network failure ends the run, because every further row would fail too.
 */
export async function runBatch<Row>(
  rows: readonly Row[],
  action: (row: Row) => Promise<unknown>,
  { signal, onOutcome }: { signal: AbortSignal; onOutcome: (row: Row, outcome: Outcome) => void },
): Promise<void> {
  const queue = rows.values()
  let isOver = false
  const lane = async () => {
    while (!isOver && !signal.aborted) {
      const { value: row, done } = queue.next()
      if (done) return
      try {
        await action(row)
        onOutcome(row, { state: 'done' })
      } catch (error) {
        onOutcome(row, { state: 'failed', reason: errorMessage(error) })
        if (error instanceof ApiError && ['session', 'network'].includes(error.kind)) isOver = true
      }
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}
