import { firstOf, lengthOf } from '#domain/textLength'

/** The counter of an input, in the characters that the rules count: what is longer is marked, and not cut. */
export function textCount(max: number | undefined) {
  return { max, strategy: lengthOf }
}

/** The counter of an input that takes no more than its limit. */
export function textLimit(max: number | undefined) {
  return { ...textCount(max), exceedFormatter: (text: string, limit: { max: number }) => firstOf(text, limit.max) }
}
