const waiting = new Map<string, Promise<unknown>>()

/**
 * Runs a task after those begun before under the same key, so that two acts on one record never overtake each other.
 * A task that fails does not stop the next. Resolves or rejects as the task does.
 */
export function inTurn<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
  const before = waiting.get(key) ?? Promise.resolve()
  const own = before.then(task, task)
  const settled = own.catch(() => undefined)
  waiting.set(key, settled)
  void settled.then(() => {
    if (waiting.get(key) === settled) waiting.delete(key)
  })
  return own
}
