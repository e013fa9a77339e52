import { serverText } from '#shared/serverText'
import { ApiError } from './ApiError'
import { SYSTEM_ERROR } from './envelope'

/** What a failed call says, as the server wrote it; a common text for anything else. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError && error.message ? error.message : SYSTEM_ERROR
}

/** The same for people, in the language shown. */
export function errorText(error: unknown): string {
  return serverText(errorMessage(error))
}
