import { ApiError } from '#shared/http/ApiError'
import { SYSTEM_ERROR, UNKNOWN_OUTCOME } from '#shared/http/envelope'
import { errorMessage } from '#shared/http/errorText'

/** What a failed call shows. The session's end is handled where it is found, by `sessionDesk`. */
export type Presentation = { type: 'modal' | 'toast' | 'silence'; text: string }

/** The error catalogue as a table: transport throws, this decides. Anything else that was thrown is a fault of ours. */
export function presentationOf(error: unknown): Presentation {
  if (!(error instanceof ApiError)) return { type: 'toast', text: SYSTEM_ERROR }
  const text = errorMessage(error)
  switch (error.kind) {
    case 'aborted':
    case 'notFound':
    case 'session':
      return { type: 'silence', text: '' }
    case 'business':
      return { type: error.code === 400 ? 'modal' : 'toast', text }
    case 'malformed':
      // Whether a write was carried out is not known: that must be read, not glimpsed.
      return { type: text === UNKNOWN_OUTCOME ? 'modal' : 'toast', text }
    default:
      return { type: 'toast', text }
  }
}
