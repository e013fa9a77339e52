/** Shows a text, by default as a warning. */
type Handler = (text: string, type?: 'success') => void

let handler: Handler = () => undefined
let listener: (text: string) => void = () => undefined

/**
 * Shows a success message. It outlives the calling page.
 *
 * @param about number or name of the record, which the user's day says with a text that does not; null for the summary
 * of changes that are kept one by one
 */
export function notify(text: string, about: string | null = ''): void {
  handler(text, 'success')
  if (about !== null) listener(text.includes(about) ? text : `${about} ${text}`)
}

/** Shows that something failed, where the page has no other place for it. */
export function warn(text: string): void {
  handler(text)
}

/** Registers how messages are shown; called once by the app. */
export function onNotify(next: Handler): void {
  handler = next
}

/** Registers what else hears of success messages, each with the record it is about. Returns the cleanup. */
export function hearNotices(next: (text: string) => void): () => void {
  listener = next
  return () => {
    listener = () => undefined
  }
}
