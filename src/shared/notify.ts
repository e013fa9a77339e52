let handler: (text: string) => void = () => undefined
let listener: (text: string) => void = () => undefined

/** Shows a success message. It outlives the calling page. */
export function notify(text: string): void {
  handler(text)
  listener(text)
}

/** Registers how success messages are shown; called once by the app. */
export function onNotify(next: (text: string) => void): void {
  handler = next
}

/** Registers what else hears of success messages. Returns the cleanup. */
export function hearNotices(next: (text: string) => void): () => void {
  listener = next
  return () => {
    listener = () => undefined
  }
}
