/** Steps that can be undone. */
export const MAX_STEPS = 100
/** Changes of the same place within this time are one step, ms: a word, not a letter. */
const SAME_STEP_MS = 1_000

/** What can be undone and redone. A step holds the value before it. */
export type History<Value> = {
  past: readonly Value[]
  future: readonly Value[]
  /** The place and time of the latest change; '' joins no other. */
  last: { place: string; at: number }
}

/** A history without steps. */
export const NO_HISTORY: History<never> = { past: [], future: [], last: { place: '', at: 0 } }

/**
 * Notes a change before it is made.
 *
 * @param place what is changed, e.g. a title while it is typed: its changes become one step; '' for a step of its own
 * @param at ms
 */
export function noted<Value>(history: History<Value>, before: Value, place: string, at: number): History<Value> {
  const { past, last } = history
  const isSame = place !== '' && place === last.place && at - last.at < SAME_STEP_MS && past.length > 0
  return { past: isSame ? past : [...past, before].slice(-MAX_STEPS), future: [], last: { place, at } }
}

type Step<Value> = { history: History<Value>; value: Value }

/** Goes one step back from the present value; null at the first. */
export function undone<Value>({ past, future }: History<Value>, present: Value): Step<Value> | null {
  const value = past.at(-1)
  if (value === undefined) return null
  return { history: { past: past.slice(0, -1), future: [present, ...future], last: NO_HISTORY.last }, value }
}

/** Goes one step forward; null at the last. */
export function redone<Value>({ past, future }: History<Value>, present: Value): Step<Value> | null {
  const [value, ...rest] = future
  if (value === undefined) return null
  return { history: { past: [...past, present], future: rest, last: NO_HISTORY.last }, value }
}
