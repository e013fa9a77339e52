import { serverText } from '#shared/serverText'
import { ApiError } from './ApiError'
import { SYSTEM_ERROR } from './envelope'

/** The message of a failed request as the server wrote it; a generic text for any other error. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError && error.message ? error.message : SYSTEM_ERROR
}

/** Like `errorMessage`, translated into the current language. */
export function errorText(error: unknown): string {
  return serverText(errorMessage(error))
}
