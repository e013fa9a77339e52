import { ApiError } from '#shared/http/ApiError'
import { SYSTEM_ERROR, UNKNOWN_OUTCOME } from '#shared/http/envelope'
import { errorMessage } from '#shared/http/errorText'

/** How a failed call is shown. A lost session is handled by `sessionDesk`. */
export type Presentation = { type: 'modal' | 'toast' | 'silence'; text: string }

/** What to do about a refusal that follows from the account's roles. */
const FORBIDDEN = '权限不足，操作没有进行。您的权限可能刚被调整，菜单已重新读取；如需此权限，请联系店主或管理员。'

/** The error catalogue as a table: transport throws, this decides. Any other exception is a bug of ours. */
export function presentationOf(error: unknown): Presentation {
  if (!(error instanceof ApiError)) return { type: 'toast', text: SYSTEM_ERROR }
  const text = error.isForbidden ? FORBIDDEN : errorMessage(error)
  switch (error.kind) {
    case 'aborted':
    case 'notFound':
    case 'session':
      return { type: 'silence', text: '' }
    case 'business':
      return { type: error.code === 400 ? 'modal' : 'toast', text }
    case 'malformed':
      // The outcome of a write is unknown: a modal, because a toast is easily missed.
      return { type: text === UNKNOWN_OUTCOME ? 'modal' : 'toast', text }
    default:
      return { type: 'toast', text }
  }
}
