/** The length of a text in characters: one outside the basic plane, such as an emoji or a rare name's, is one. */
export function lengthOf(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** The first characters of a text; none is cut in half. */
export function firstOf(text: string, count: number): string {
  return lengthOf(text) <= count ? text : [...text].slice(0, count).join('')
}
