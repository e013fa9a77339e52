let handler: (text: string) => void = () => undefined

/** Tells the user that something was done. It outlives the page that says so. */
export function notify(text: string): void {
  handler(text)
}

/** Sets how such a text is shown; done once by the app. */
export function onNotify(next: (text: string) => void): void {
  handler = next
}
