import type { ApiError } from './ApiError'

/** What came of a lost session: the user signed in again over the page, or left for the sign-in page. */
export type SessionOutcome = 'resumed' | 'left'
type Handler = (error: ApiError) => Promise<SessionOutcome>

let handler: Handler = () => Promise.resolve('left')
let running: Promise<SessionOutcome> | null = null

/** Tells the transport whom to ask when a session is over. Set once by the app; the transport itself shows nothing. */
export function onSessionLost(next: Handler): void {
  handler = next
}

/** Asks the handler, once for all calls that fail together. */
export function sessionLost(error: ApiError): Promise<SessionOutcome> {
  running ??= handler(error).finally(() => {
    running = null
  })
  return running
}
