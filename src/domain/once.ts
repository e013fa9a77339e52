/**
 * Remembers what was worked out of a row, or of an array of rows. Neither is ever changed in place, so one answer serves as long as the
 * object lives: typing in one of a thousand rows works out that row.
 */
export function oncePer<Source extends object, Result>(work: (source: Source) => Result): (source: Source) => Result {
  const known = new WeakMap<Source, { result: Result }>()
  return (source) => {
    const found = known.get(source)
    if (found) return found.result
    const result = work(source)
    known.set(source, { result })
    return result
  }
}
