import { isRecord } from '#domain/wire'

/** A copy of a value with another one at a path; a record is merged into the one that is there. */
export function placed<Whole>(whole: Whole, path: readonly (string | number)[], value: unknown): Whole
export function placed(whole: unknown, [first, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (first === undefined) return isRecord(value) ? { ...(whole as object), ...value } : value
  if (Array.isArray(whole)) return whole.map((one, at) => (at === first ? placed(one, rest, value) : one))
  const record = isRecord(whole) ? whole : {}
  return { ...record, [first]: placed(record[first], rest, value) }
}

/** The value at a path; undefined where there is none. */
export function valueAt(whole: unknown, path: readonly (string | number)[]): unknown {
  let value = whole
  for (const step of path) {
    value = Array.isArray(value) ? value[Number(step)] : isRecord(value) ? value[String(step)] : undefined
  }
  return value
}
