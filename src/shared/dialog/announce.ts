/** The event that carries a text to the live region. */
export const ANNOUNCED = 'announced'

/** Has screen readers say a text once, for what is shown without words: a tick for a copy, an undone step. */
export function announce(text: string): void {
  dispatchEvent(new CustomEvent(ANNOUNCED, { detail: text }))
}
