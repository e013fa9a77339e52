/**
 * Memoizes a computation by the identity of a row or an array of rows. Both are immutable, so a result is valid for the
 * lifetime of the object: typing in one of a thousand rows recomputes only that row.
 */
export function memoizeByRef<Source extends object, Result>(
  work: (source: Source) => Result,
): (source: Source) => Result {
  const known = new WeakMap<Source, { result: Result }>()
  return (source) => {
    const found = known.get(source)
    if (found) return found.result
    const result = work(source)
    known.set(source, { result })
    return result
  }
}
