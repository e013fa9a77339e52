let handler: (text: string) => void = () => undefined
let listener: (text: string) => void = () => undefined

/**
 * Shows a success message. It outlives the calling page.
 *
 * @param about number or name of the record, which the user's day says with a text that does not; null for the summary
 * of changes that are kept one by one
 */
export function notify(text: string, about: string | null = ''): void {
  handler(text)
  if (about !== null) listener(text.includes(about) ? text : `${about} ${text}`)
}

/** Registers how success messages are shown; called once by the app. */
export function onNotify(next: (text: string) => void): void {
  handler = next
}

/** Registers what else hears of success messages, each with the record it is about. Returns the cleanup. */
export function hearNotices(next: (text: string) => void): () => void {
  listener = next
  return () => {
    listener = () => undefined
  }
}
