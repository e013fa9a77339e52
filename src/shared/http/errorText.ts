import { serverText } from '#shared/serverText'
import { ApiError } from './ApiError'
import { SYSTEM_ERROR } from './envelope'

/** The message of a failed call, as the server wrote it; a common text for anything else. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError && error.message ? error.message : SYSTEM_ERROR
}

/** The same, translated into the current language. */
export function errorText(error: unknown): string {
  return serverText(errorMessage(error))
}
