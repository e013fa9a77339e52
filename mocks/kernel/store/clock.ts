import { Refusal } from '#mocks/kernel/http/reply'
import { isPast } from './now'
import { dbGeneration } from './store'
import { Unkept } from './unkept'

let delayMs = 0

/** Sets the delay of the automatic steps of counterparties, ms; 0 leaves them to `/__mock/act`. */
export function startClock(ms: number): void {
  delayMs = ms
}

/** Schedules a step of a counterparty. A reset cancels it; while the past is simulated, nothing is scheduled. */
export function later(step: () => void): void {
  if (delayMs === 0 || isPast()) return
  const generation = dbGeneration()
  const timer = setTimeout(() => {
    if (generation !== dbGeneration()) return
    try {
      step()
    } catch (error) {
      // The step waits for a disk that fails.
      if (error instanceof Unkept) later(step)
      // Ignored: the status of the document changed before the step ran.
      else if (!(error instanceof Refusal)) throw error
    }
  }, delayMs)
  timer.unref?.()
}

/** Returns a function that is true on every nth call since the last reset. */
export function everyNth(n: number): () => boolean {
  let counted = { generation: 0, calls: 0 }
  return () => {
    if (counted.generation !== dbGeneration()) counted = { generation: dbGeneration(), calls: 0 }
    counted.calls += 1
    return counted.calls % n === 0
  }
}
