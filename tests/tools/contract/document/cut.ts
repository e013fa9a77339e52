import { isRecord } from '#domain/wire'

/** The most characters of a text in an example: contents of pages and pictures are longer. */
const MAX_TEXT = 200

/** A value as an example shows it: of each list the first row, of a long text the beginning. */
export function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(cut)
  if (typeof value === 'string' && value.length > MAX_TEXT) return `${value.slice(0, MAX_TEXT)}…`
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cut(one)])) : value
}
