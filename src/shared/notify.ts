let handler: (text: string) => void = () => undefined

/** Shows a success message. It outlives the calling page. */
export function notify(text: string): void {
  handler(text)
}

/** Registers how success messages are shown; called once by the app. */
export function onNotify(next: (text: string) => void): void {
  handler = next
}
