import { isPast } from './now'
import { Refusal } from './reply'
import { dbGeneration } from './store'

let delayMs = 0

/** Lets the other party act automatically, each step this many ms after the previous one; 0 = only by `/__mock/act`. */
export function startClock(ms: number): void {
  delayMs = ms
}

/** Schedules a step of the other party. A reset cancels it; in the past nothing is scheduled. */
export function later(step: () => void): void {
  if (delayMs === 0 || isPast()) return
  const generation = dbGeneration()
  const timer = setTimeout(() => {
    if (generation !== dbGeneration()) return
    try {
      step()
    } catch (error) {
      // The document has changed status meanwhile.
      if (!(error instanceof Refusal)) throw error
    }
  }, delayMs)
  timer.unref?.()
}

/** True on every nth call since the last reset. */
export function everyNth(n: number): () => boolean {
  let counted = { generation: 0, calls: 0 }
  return () => {
    if (counted.generation !== dbGeneration()) counted = { generation: dbGeneration(), calls: 0 }
    counted.calls += 1
    return counted.calls % n === 0
  }
}
