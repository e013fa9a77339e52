import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { runSerially } from '#shared/action/serial'
import { onUserLeft } from '#shared/session'
import { currentPath } from '#shared/sitePath'
import { addActivity } from '#shared/today'
import type { RowWrite } from './batch'
import { type Outcome, runBatch } from './runBatch'

/** Throttle: rendering each of thousands of outcomes would block the page. */
const SHOWN_EVERY_MS = 100

type Outcomes<Row> = ReadonlyMap<Row, Outcome>
/** The rows by their outcome. */
type ByOutcome<Row> = Record<Outcome['state'], Row[]>

/**
 * Runs a write for each of these rows, with its outcomes as they come; it can be stopped, and run again for the rest.
 *
 * @param onEnd called with the rows by their outcome, and the outcome of each, whenever it ends
 */
export function useBatchRun<Row, Arg, Data>(
  rows: readonly Row[],
  { write, argOf, idOf, deedOf }: RowWrite<Row, Arg, Data>,
  onEnd: (all: ByOutcome<Row>, outcomes: Outcomes<Row>) => void,
) {
  const [outcomes, setOutcomes] = useState<Outcomes<Row>>(new Map())
  const [isStopping, setStopping] = useState(false)
  const controller = useRef<AbortController | null>(null)
  const { mutationFn: call, mutationKey, meta } = write()
  if (!call) throw new Error('a batch needs a call')
  const of = (all: Outcomes<Row>): ByOutcome<Row> => {
    const own = (state: Outcome['state']) => rows.filter((row) => (all.get(row)?.state ?? 'open') === state)
    return { done: own('done'), failed: own('failed'), open: own('open') }
  }
  const run = useMutation({
    mutationKey,
    // Failures are reported per row; the cache is invalidated once, at the end of the run.
    meta: { ...meta, silent: true },
    mutationFn: async (wanted: readonly Row[], context) => {
      const own = new AbortController()
      controller.current = own
      const unfollow = onUserLeft(() => own.abort())
      const all = new Map(outcomes)
      for (const row of wanted) all.delete(row)
      // The user may have gone to another page when it ends.
      const address = currentPath() + window.location.search
      let shown = 0
      const show = () => {
        shown = Date.now()
        setOutcomes(new Map(all))
      }
      const onOutcome = (row: Row, outcome: Outcome) => {
        all.set(row, outcome)
        if (outcome.state === 'done') void addActivity(deedOf(row), address)
        if (Date.now() - shown > SHOWN_EVERY_MS) show()
      }
      show()
      await runBatch(wanted, (row) => runSerially(idOf(row), () => call(argOf(row), context)), {
        signal: own.signal,
        onOutcome,
      })
      show()
      unfollow()
      return all
    },
    onSuccess: (all) => {
      setStopping(false)
      onEnd(of(all), all)
    },
  })
  const stop = () => {
    controller.current?.abort()
    setStopping(true)
  }
  return { outcomes, run, stop, isStopping, of }
}
