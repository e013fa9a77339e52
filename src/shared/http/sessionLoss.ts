import type { ApiError } from './ApiError'

/** Outcome of session expiry: the user signed in again over the page, or left for the sign-in page. */
export type SessionOutcome = 'resumed' | 'left'
type Handler = (error: ApiError) => Promise<SessionOutcome>

let handler: Handler = () => Promise.resolve('left')
let running: Promise<SessionOutcome> | null = null

/** Registers the handler of session expiry. Called once by the app; the transport itself has no UI. */
export function onSessionLost(next: Handler): void {
  handler = next
}

/** Calls the handler, once for all requests that fail together. */
export function sessionLost(error: ApiError): Promise<SessionOutcome> {
  running ??= handler(error).finally(() => {
    running = null
  })
  return running
}
