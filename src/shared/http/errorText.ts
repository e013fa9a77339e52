import { serverText } from '#shared/serverText'
import { ApiError } from './ApiError'
import { SYSTEM_ERROR } from './envelope'

/** Said of a record that is missing or another shop's; lilishop's own text for both speaks of rights. */
const NOT_OWN = '没有找到这条记录'

/** The message of a failed request as the server wrote it; a generic text for any other error. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return SYSTEM_ERROR
  return error.isNotOwn ? NOT_OWN : error.message || SYSTEM_ERROR
}

/** Like `errorMessage`, translated into the current language. */
export function errorText(error: unknown): string {
  return serverText(errorMessage(error))
}
