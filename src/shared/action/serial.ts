const waiting = new Map<string, Promise<unknown>>()

/**
 * Queues a task behind earlier ones of the same key, so that two actions on one record never overlap. A failed task
 * does not block the next. Settles as the task does.
 */
export function runSerially<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
  const before = waiting.get(key) ?? Promise.resolve()
  const own = before.then(task, task)
  const settled = own.catch(() => undefined)
  waiting.set(key, settled)
  void settled.then(() => {
    if (waiting.get(key) === settled) waiting.delete(key)
  })
  return own
}
