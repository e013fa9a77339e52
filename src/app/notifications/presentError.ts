import { ApiError } from '#shared/http/ApiError'
import { SYSTEM_ERROR, UNKNOWN_OUTCOME } from '#shared/http/envelope'
import { errorMessage } from '#shared/http/errorText'

/** How a failed request is shown. `sessionDesk` handles session expiry. */
export type Presentation = {
  type: 'modal' | 'toast' | 'silence'
  text: string
  /** What the record is now, after the text. */
  now?: string
}

/** Shown when the server refuses a request because of the roles of the account. */
const FORBIDDEN = '权限不足，操作没有进行。您的权限可能刚被调整，菜单已重新读取；如需此权限，请联系店主或管理员。'

/** Shown when the server does not have a write. */
const NOT_THERE = '服务器没有这个功能，操作没有进行。'

/** Maps an error of the transport to the way it is shown. Any other exception is a bug in this product. */
export function presentationOf(error: unknown): Presentation {
  if (!(error instanceof ApiError)) return { type: 'toast', text: SYSTEM_ERROR }
  if (error.isSilent) return { type: 'silence', text: '' }
  const text = error.isForbidden
    ? FORBIDDEN
    : error.kind === 'notFound'
      ? error.message || NOT_THERE
      : errorMessage(error)
  const { now } = error
  if (now) return { type: error.code === 400 ? 'modal' : 'toast', text: error.kind === 'notFound' ? '' : text, now }
  switch (error.kind) {
    case 'business':
      return { type: error.code === 400 ? 'modal' : 'toast', text }
    case 'malformed':
      // The outcome of a write is unknown: a modal, because a toast is easily missed.
      return { type: text === UNKNOWN_OUTCOME ? 'modal' : 'toast', text }
    default:
      return { type: 'toast', text }
  }
}
