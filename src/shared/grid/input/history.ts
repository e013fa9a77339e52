/** States before (`past`, newest last) and after (`future`, newest first) the present one, which the caller holds. */
export type History<T> = { past: readonly T[]; future: readonly T[] }

/** Number of undo steps. States share their unchanged rows, so a step costs only what it changed. */
const LIMIT = 100

/** A history without steps. */
export function emptyHistory<T>(): History<T> {
  return { past: [], future: [] }
}

/** Records the state before a step. Clears the redo steps. */
export function record<T>(history: History<T>, before: T): History<T> {
  return { past: [...history.past, before].slice(-LIMIT), future: [] }
}

/** The state before the newest step, or null when there is none. */
export function undo<T>(history: History<T>, present: T): { history: History<T>; present: T } | null {
  const before = history.past.at(-1)
  if (before === undefined) return null
  return { history: { past: history.past.slice(0, -1), future: [present, ...history.future] }, present: before }
}

/** The state that the last undo left, or null when there is none. */
export function redo<T>(history: History<T>, present: T): { history: History<T>; present: T } | null {
  const after = history.future[0]
  if (after === undefined) return null
  return { history: { past: [...history.past, present], future: history.future.slice(1) }, present: after }
}
