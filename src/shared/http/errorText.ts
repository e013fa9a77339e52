import type { Translate } from '#domain/text'
import { ApiError } from './ApiError'
import { SYSTEM_ERROR } from './envelope'

/** What a failed call says to people, in the language of `t`: the server's text, or a common one for anything else. */
export function errorText(t: Translate, error: unknown): string {
  return t(error instanceof ApiError && error.message ? error.message : SYSTEM_ERROR)
}
